#if canImport(SwiftUI)
  import Navigation
  import SwiftUI

  /// The code of "SwiftUI".
  struct ReadingView: View {
    let navigator: AppNavigator

    var body: some View {
      NavigationStack(path: path) {
        List(["Emma", "Persuasion"], id: \.self) { Text($0) }
          .navigationDestination(for: AppRoute.self) { Text(title(of: $0)) }
      }
      .sheet(item: sheet) { Text(title(of: $0)) }
    }

    private var path: Binding<[AppRoute]> {
      Binding {
        navigator.state.path(on: .reading)
      } set: { path in
        navigator.replace(with: path, on: .reading)
      }
    }

    private var sheet: Binding<AppRoute?> {
      Binding {
        navigator.state.sheet?.root
      } set: { route in
        if route == nil { navigator.dismissSheet() }
      }
    }
  }
#endif
