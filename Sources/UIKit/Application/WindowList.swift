import DarkroomQuartzCore

/// The windows that the application lists; the list does not keep them alive.
@MainActor
enum WindowList {
  private struct Entry { weak var window: UIWindow? }

  private static var entries: [Entry] = []

  /// The visible windows: higher levels last, and windows of one level in the order in which they appeared.
  static var windows: [UIWindow] {
    let windows = entries.compactMap(\.window)
    guard let first = windows.first,
      windows.contains(where: { $0.windowLevel != first.windowLevel })
    else { return windows }
    return windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  /// Lays out and displays all visible windows.
  ///
  /// `CATransaction.flush()` calls it, on any thread.
  private nonisolated static func update() {
    guard MainActorAccess.isCurrent else { return }
    MainActorAccess.withoutIsolation {
      for window in windows where !window.isHidden {
        window.layoutIfNeeded()
        window.layer.displayTree()
      }
    }
  }

  static func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    if CATransaction.screenUpdate == nil { CATransaction.screenUpdate = Self.update }
    if !entries.contains(where: { $0.window === window }) { entries.append(Entry(window: window)) }
  }
}
