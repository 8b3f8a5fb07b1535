import DarkroomCoreGraphics

/// The views that are being loaded, each because the previous one needs it.
///
/// A `loadView()` that reads `view` before setting it recurses forever, as do controllers that load each other; on iOS
/// they overflow the stack. Here they end with an exception that names the controller.
@MainActor
enum ViewLoading {
  /// How often a view may ask for itself while it loads.
  ///
  /// A second call may set the view that the first one needs, so only a much deeper recursion is endless.
  private static let greatestOwnDepth = 8
  private static let greatestDepth = 100

  private static var underway: [UIViewController] = []

  static func isUnderway(for controller: UIViewController) -> Bool {
    underway.contains { $0 === controller }
  }

  static func within(_ controller: UIViewController, _ load: () -> UIView) -> UIView {
    let isEndless = underway.count { $0 === controller } >= greatestOwnDepth
    UncaughtException.require(!isEndless, ownWords(controller))
    UncaughtException.require(underway.count < greatestDepth, words(controller))
    underway.append(controller)
    defer { underway.removeLast() }
    return load()
  }

  private static func ownWords(_ controller: UIViewController) -> String {
    let type = "\(type(of: controller))"
    return
      "\(type) asks for its view while it loads it, without end: loadView(), or an outlet that is set "
      + "meanwhile, reads \(type).view before that is set; viewIfLoaded does not load it."
  }

  private static func words(_ controller: UIViewController) -> String {
    "loading one view loads the next, without end: \(greatestDepth) views are being loaded at once, the last one by "
      + "\(type(of: controller)); loadView() or viewDidLoad() of one controller asks for the view of another."
  }
}
