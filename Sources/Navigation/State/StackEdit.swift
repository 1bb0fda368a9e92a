/// One edit of one stack, whichever stack it is.
enum StackEdit<Route: NavigationRoute>: Sendable {
  case push(Route)
  case pop
  case popToRoot
  case replace(with: [Route])
}
