import DarkroomUIKit

/// Puts a controller into a window for one snapshot, and removes it again.
@MainActor
struct ViewStage {
  /// A distance from the window's safe area at which none of it reaches the view.
  private static let offscreen: CGFloat = 10_000

  let view: UIView
  let controller: UIViewController
  let traits: UITraitCollection
  /// The frame before the snapshot; a view without a size has none again afterwards.
  private let initialFrame: CGRect
  private let window: UIWindow
  private let root: UIViewController
  private let inKeyWindow: Bool

  /// - Parameters:
  ///   - view: the controller's own view, or one that becomes its subview.
  ///   - traits: traits over the traits of `config`.
  init(
    _ view: UIView, of controller: UIViewController, config: ViewImageConfig,
    traits: UITraitCollection, inKeyWindow: Bool
  ) {
    initialFrame = view.frame
    let size = config.size ?? controller.view.frame.size
    view.frame.size = size
    if view !== controller.view {
      controller.view.bounds = view.bounds
      controller.view.addSubview(view)
    }
    self.view = view
    self.controller = controller
    self.traits = UITraitCollection(traitsFrom: [config.traits, traits])
    var config = config
    config.size = size
    window = SnapshotWindow(config, showing: controller)
    root = UIViewController()
    self.inKeyWindow = inKeyWindow
    if inKeyWindow { window.makeKey() }
    install()
    layOut()
  }

  private func install() {
    let rootView: UIView = root.view
    let content: UIView = controller.view
    rootView.backgroundColor = .clear
    rootView.frame = window.frame
    rootView.translatesAutoresizingMaskIntoConstraints =
      content.translatesAutoresizingMaskIntoConstraints
    root.preferredContentSize = rootView.frame.size
    content.frame = rootView.frame
    rootView.addSubview(content)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !content.translatesAutoresizingMaskIntoConstraints { content.pinEdges(to: rootView) }
    root.addChild(controller)
    root.setOverrideTraitCollection(traits, forChild: controller)
    controller.didMove(toParent: root)
    window.rootViewController = root
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()
  }

  private func layOut() {
    for view in [root.view, controller.view] {
      view?.setNeedsLayout()
      view?.layoutIfNeeded()
    }
    if view.frame.width == 0 || view.frame.height == 0 {
      view.sizeToFit()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    UIScrollView.endScrolls(in: window.layer)
    window.layoutIfNeeded()
  }

  /// A picture of the view with the safe area of the configuration, which may be zero.
  ///
  /// Afterwards the view gets its original frame back. A textual snapshot leaves it as it is on the stage, as in
  /// upstream.
  func picture(
    config: ViewImageConfig, _ request: PictureRequest
  ) throws(SnapshotProblem) -> Picture? {
    view.layoutIfNeeded()
    let tree = maskedTree(request.masks)
    let frame = view.frame
    defer { view.frame = initialFrame }
    if config.safeArea == .zero {
      view.frame.origin = CGPoint(x: Self.offscreen, y: Self.offscreen)
    }
    view.layoutIfNeeded()
    guard
      var picture = try LayerPicture(view.layer, traits: traits, isOfScreen: inKeyWindow)
        .picture(tree: tree)
    else { return nil }
    if !request.masks.isEmpty {
      picture.masks = try MaskPlaces(picture).masks(request.masks, in: view)
    }
    if let scope = request.audit {
      // The frame in the picture.
      view.frame = frame
      picture.audit = audit(of: picture, scope)
    }
    return picture
  }

  private func audit(of picture: Picture, _ scope: AuditScope) -> AuditOutcome {
    let findings = ViewAudit.findings(in: view, scope.audit, picture: picture)
    return AuditOutcome(
      faults: findings.map(\.text), severity: scope.severity,
      marked: findings.isEmpty ? nil : MarkedPicture(picture, findings.marks).image().cgImage)
  }

  /// Ends the appearance explicitly and then by leaving the window; callbacks come twice, as at the start.
  func takeDown() {
    root.beginAppearanceTransition(false, animated: false)
    root.endAppearanceTransition()
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    controller.didMove(toParent: nil)
    window.rootViewController = nil
    window.isHidden = true
  }
}
