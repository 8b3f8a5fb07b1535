/// Holds a view of UIKit among SwiftUI's, and hands the environment on to it.
final class PlatformViewHost: UIView {
  let content: UIView
  /// The controller of the content, which becomes a child of the controller around the host.
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

  /// A controller's view is added here, once the controller has a parent.
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

  /// Takes the content out of the tree of views and of controllers.
  func leave() {
    controller?.willMove(toParent: nil)
    content.removeFromSuperview()
    controller?.removeFromParent()
    removeFromSuperview()
    // The node that it was drawn for has the host.
    viewSource = nil
  }

  /// Hands on what the content inherits: the traits of its surroundings, and whether it is enabled.
  func take(_ environment: EnvironmentValues) {
    var traits = traitOverrides
    environment.write(to: &traits)
    traitOverrides = traits
    if let control = content as? UIControl, control.isEnabled != environment.isEnabled {
      control.isEnabled = environment.isEnabled
    }
  }
}
