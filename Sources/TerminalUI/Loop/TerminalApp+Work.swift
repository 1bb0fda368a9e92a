import Foundation

/// What is done beside the loop.
extension TerminalApp {
  /// Does what may take a while, and is waited for by ``settle()``.
  func beside(_ work: @escaping @MainActor () async -> Void) {
    let id = UUID()
    works[id] = Task {
      await work()
      works[id] = nil
    }
  }

  /// Waits until all that was asked for is done and read, but for a scan, which goes on.
  func settle() async {
    await restorer?.restore(navigator.state.selectedTab)
    refresh()
    repeat {
      var hasChanged = false
      while let work = works.values.first {
        hasChanged = true
        await work.value
      }
      if hasChanged {
        // The library's own word of a change may come later.
        await lister.forget()
        refresh()
        reload()
      }
      // A reading that began before the last change is followed by one more. A library that changes
      // all the time is read all the time.
      for _ in 0..<2 {
        for load in Array(loads.values) { await load.task.value }
        await Task.yield()
      }
      await searching?.value
    } while !works.isEmpty
  }
}
