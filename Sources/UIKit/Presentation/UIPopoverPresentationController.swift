import DarkroomCoreGraphics

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Presents a controller in a bubble beside a view; in compact width as a sheet, unless the delegate decides otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The directions in which the arrow may point; `any` by default.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The view at which the arrow points; without it, and without an item, the presentation raises an exception.
  open var sourceView: UIView?
  /// The rectangle in the source view's coordinates; null means the whole view.
  open var sourceRect: CGRect = .null
  /// The item of a bar at which the arrow points, if there is no source view.
  open var barButtonItem: UIBarButtonItem?
  /// The source view, or else the bar button item; setting it replaces both.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
  /// - Important: Inert.
  open var canOverlapSourceViewRect = false
  /// `unknown` while nothing is presented.
  open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// - Important: Inert.
  open var passthroughViews: [UIView]?
  /// The color of the bubble and its arrow; nil means the system's background.
  open var backgroundColor: UIColor?
  /// The points that stay free at the edges of the window.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    let asked = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    if let asked, asked != .automatic { return asked }
    return traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  /// The presentation controller that is used if the popover becomes a sheet.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }
  private final lazy var adaptiveSheet: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    sheet.becomeOwned(over: nil)
    return sheet
  }()

  override func makeContainer(in window: UIWindow) -> UITransitionView {
    let style = adaptivePresentationStyle(for: window.traitCollection)
    if style == .none || style == .popover { return bubbleContainer(in: window) }
    let sheet = SheetLayout(
      style, in: window, preferring: presentedViewController.preferredContentSize,
      options: adaptiveSheetPresentationController)
    let presenter: UIView = presentingViewController.view
    let container =
      sheet.map { UITransitionView(frame: window.bounds, sheet: $0, behind: presenter) }
      ?? super.makeContainer(in: window)
    adaptiveSheetPresentationController.container = container
    return container
  }

  private func bubbleContainer(in window: UIWindow) -> UITransitionView {
    let container = UITransitionView(frame: window.bounds)
    let layout = PopoverLayout(
      pointingAt: source(in: window), content: contentSize,
      in: window.bounds.inset(by: popoverLayoutMargins), permitting: permittedArrowDirections)
    arrowDirection = layout.direction
    let bubble = PopoverView(layout, color: backgroundColor ?? .systemBackground)
    container.addSubview(bubble)
    container.bubble = bubble
    return container
  }

  private static let standardSize = CGSize(width: 320, height: 480)

  private var contentSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : Self.standardSize.width,
      height: preferred.height > 0 ? preferred.height : Self.standardSize.height)
  }

  /// Traps if there is no source for the arrow, as on iOS.
  private func source(in window: UIWindow) -> CGRect {
    let button = barButtonItem.flatMap { item in
      item.customView ?? item.bar?.firstView { ($0 as? BarButton)?.item === item }
    }
    guard let view = sourceView ?? button else {
      UncaughtException.raise(
        "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the presentation occurs.",
        name: .generic)
    }
    let rect = sourceView == nil || sourceRect.isNull ? view.bounds : sourceRect
    return view.convert(rect, to: window)
  }
}

extension UIView {
  func firstView(where isWanted: (UIView) -> Bool) -> UIView? {
    var found: UIView?
    forEachInTree { view in if found == nil, isWanted(view) { found = view } }
    return found
  }
}
