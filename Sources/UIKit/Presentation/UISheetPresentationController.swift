import DarkroomCoreGraphics

/// Presents a controller as a sheet that rests at one of its detents.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The detents, at least one, in increasing order, as on iOS.
  open var detents: [Detent] = [.large()] { didSet { sheetDidChange() } }
  /// Nil for the first detent.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }
  /// The greatest detent at which the screen behind is not dimmed; nil dims it at all detents.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }
  /// Whether a grabber is drawn at the top of the sheet; false by default.
  open var prefersGrabberVisible = false { didSet { sheetDidChange() } }
  /// Points; nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { sheetDidChange() } }
  /// Whether the sheet remains a sheet on low screens, where it otherwise fills the screen; false by default.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetDidChange() } }
  /// Whether a sheet on a low screen is as wide as the preferred content size; false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetDidChange() } }
  /// - Important: Inert. Nobody scrolls a sheet open.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// - Important: Inert.
  open weak var sourceView: UIView?

  /// Runs the changes; nothing moves headless.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Asks the detents for their heights again, and moves the sheet at once.
  open func invalidateDetents() { sheetDidChange() }

  open override var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle == .formSheet ? .formSheet : .pageSheet
  }

  /// The style of the sheet if another style adapted to it.
  var layoutStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    return style == .popover ? .pageSheet : style
  }

  override func makeContainer(in window: UIWindow) -> UITransitionView {
    let presenter: UIView = presentingViewController.view
    guard let sheet = sheetLayout(in: window) else { return super.makeContainer(in: window) }
    let container = UITransitionView(frame: window.bounds, sheet: sheet, behind: presenter)
    return container
  }

  final func sheetLayout(in window: UIWindow) -> SheetLayout? {
    SheetLayout(
      layoutStyle, in: window, preferring: presentedViewController.preferredContentSize,
      options: self)
  }

  private func sheetDidChange() {
    guard let container, let window = container.window, let sheet = sheetLayout(in: window)
    else { return }
    container.show(sheet)
  }

  final var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  /// Whether the screen behind is not dimmed at the selected detent.
  final var leavesScreenBright: Bool {
    guard let largest = largestUndimmedDetentIdentifier, let selected = selectedDetent,
      let limit = detents.firstIndex(where: { $0.identifier == largest }),
      let index = detents.firstIndex(where: { $0.identifier == selected.identifier })
    else { return false }
    return index <= limit
  }
}
