/// Generates the haptic feedback of an impact; nothing can be felt here.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight or hardness of the objects that collide.
  ///
  /// - Important: Inert.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle) { super.init() }
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  public convenience override init() { self.init(style: .medium) }

  /// - Important: Inert.
  open func impactOccurred() {}
  /// - Important: Inert.
  open func impactOccurred(intensity: CGFloat) {}
}
