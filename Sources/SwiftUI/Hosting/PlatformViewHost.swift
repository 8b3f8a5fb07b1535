/// Contains a UIKit view in a SwiftUI tree, and passes the environment on to it.
final class PlatformViewHost: UIView {
  let content: UIView
  /// The content's controller, which becomes a child of the controller around the host.
  private let controller: UIViewController?

  init(_ content: UIView, of controller: UIViewController? = nil) {
    self.content = content
    self.controller = controller
    super.init(frame: .zero)
    if controller == nil { addSubview(content) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  /// Adds a controller's view once the controller has a parent.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let controller, superview != nil, content.superview !== self else { return }
    let parent = enclosingController
    if let parent, controller.parent !== parent { parent.addChild(controller) }
    addSubview(content)
    if parent != nil { controller.didMove(toParent: parent) }
  }

  private var enclosingController: UIViewController? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }
      .first
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = content.frame(forAlignmentRect: bounds)
  }

  /// Removes the content from the hierarchies of views and controllers.
  func leave() {
    controller?.willMove(toParent: nil)
    content.removeFromSuperview()
    controller?.removeFromParent()
    removeFromSuperview()
    // The host has it, because the node was drawn for the host.
    viewSource = nil
  }

  /// Passes on what the content inherits: the traits of the environment, and whether it is enabled.
  func take(_ environment: EnvironmentValues) {
    var traits = traitOverrides
    environment.write(to: &traits)
    traitOverrides = traits
    if let control = content as? UIControl, control.isEnabled != environment.isEnabled {
      control.isEnabled = environment.isEnabled
    }
  }
}
