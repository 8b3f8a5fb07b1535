/// A control that UIKit draws and that does not receive touches.
final class UIKitControlNode: LayoutNode {
  private let ownSize: CGSize
  private let make: @MainActor () -> UIView
  /// Whether the control takes the width that it is offered.
  var isFlexible = false

  init(_ environment: EnvironmentValues, size: CGSize, _ make: @escaping @MainActor () -> UIView) {
    ownSize = size
    self.make = make
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: isFlexible ? proposal.width ?? ownSize.width : ownSize.width, height: ownSize.height)
  }

  override func makeView() -> UIView? {
    let view = make()
    view.isUserInteractionEnabled = false
    view.overrideUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    view.semanticContentAttribute =
      environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    return view
  }
}
