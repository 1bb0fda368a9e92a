import Navigation

// The app of the articles, in which books are read and searched. The articles show this code word for
// word, which `ArticleTests` checks.

struct Book: Hashable, Codable {
  let id: Int
  var title: String
}

enum AppTab: String, CaseIterable, Codable { case reading, search }

enum AppRoute: NavigationRoute {
  case book(Book)
  case page(Book, number: Int)
  case editor(Book)
  case settings

  enum ID: Hashable, Codable {
    case book(Int)
    case page(Int, number: Int)
    case editor(Int)
    case settings
  }

  var id: ID {
    switch self {
    case .book(let book): .book(book.id)
    case .page(let book, let number): .page(book.id, number: number)
    case .editor(let book): .editor(book.id)
    case .settings: .settings
    }
  }

  var isSheet: Bool {
    switch self {
    case .book, .page: false
    case .editor, .settings: true
    }
  }

  var duplicatePolicy: DuplicatePolicy { .forbiddenOnTop }

  enum AlertAction: Hashable { case delete(book: Int) }
}

/// A drawing side that draws with words.
func title(of route: AppRoute?) -> String {
  switch route {
  case .book(let book): book.title
  case .page(let book, let number): "\(book.title), page \(number)"
  case .editor(let book): "Edit \(book.title)"
  case .settings: "Settings"
  case nil: "Library"
  }
}

typealias AppNavigator = Navigator<AppTab, AppRoute>

let emma = Book(id: 1, title: "Emma")
let persuasion = Book(id: 2, title: "Persuasion")
