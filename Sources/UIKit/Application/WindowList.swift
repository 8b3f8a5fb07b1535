/// The windows that the application knows; it does not keep them alive.
@MainActor
enum WindowList {
  private struct Entry { weak var window: UIWindow? }

  private static var entries: [Entry] = []

  static var windows: [UIWindow] { entries.compactMap(\.window) }

  static func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    if !entries.contains(where: { $0.window === window }) { entries.append(Entry(window: window)) }
  }
}
