import AppNavigation
import Links
import Navigation

extension Frame {
  /// The app as it looks in a state.
  init(_ state: AppState) {
    self.init(width: state.width, height: state.height)
    guard !AppLayout.isTooSmall(width: width, height: height) else {
      let words = "VinylCrate needs \(AppLayout.minimum.width) by \(AppLayout.minimum.height) cells"
      write(words, x: 0, y: height / 2, state.theme.warning)
      return
    }
    let layout = state.layout
    if !state.isOnboarding { drawTabs(state, in: layout.tabs) }
    if let route = state.navigation.sheet?.top {
      let watching = state.isScanning ? state.scanner.watchWords : nil
      let title = [route.title, state.page.screen?.subtitle, watching].compactMap(\.self)
      drawBox(layout.sheet, title: title.joined(separator: ", "), state.theme)
      drawFront(state, in: layout.front)
    } else {
      drawTitle(state, in: layout.title)
      drawTabPages(state, in: layout.body)
    }
    drawNotice(state, in: layout.notice)
    drawFooter(state, in: layout.footer)
    switch state.overlay {
    case .help(let top): drawHelp(state, from: top)
    case .menu(let menu): draw(menu, state.theme)
    case .prompt(let prompt): draw(prompt, state.theme)
    case nil: break
    }
  }

  private mutating func drawTabPages(_ state: AppState, in body: Rect) {
    switch state.navigation.visibleColumns {
    case .two(let detail?):
      let (left, right) = body.split(left: body.width / 2 - 1)
      draw(
        state.pages[.tab(state.navigation.selectedTab)] ?? Page(), in: left, state, isFront: false)
      for y in body.y..<body.y + body.height {
        write(state.theme.isASCII ? "|" : "│", x: right.x, y: y, state.theme.border)
      }
      let page = state.pages[.route(detail.id)] ?? Page()
      draw(page, in: right.split(left: 2).rest, state, isFront: true)
    case .one, .two: drawFront(state, in: body)
    }
  }

  private mutating func drawFront(_ state: AppState, in area: Rect) {
    if state.isScanning {
      draw(state.scanner, in: area, state.theme, state.pictures)
    } else {
      draw(state.page, in: area, state, isFront: true)
    }
  }
}
