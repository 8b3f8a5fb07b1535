import DarkroomCoreGraphics
public import DarkroomQuartzCore
public import Foundation

/// A ring around a view that has the focus.
///
/// Here nothing ever has the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The position of the ring relative to the shape.
  public enum Position: Int, Sendable { case automatic, outside, inside }

  public override init() { super.init() }
  /// - Important: Inert: the shape shows nowhere.
  public init(rect: CGRect) { super.init() }
  /// - Important: Inert: the shape shows nowhere.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    super.init()
  }
  /// - Important: Inert: the shape shows nowhere.
  public init(path bezierPath: UIBezierPath) { super.init() }

  /// - Important: Inert.
  open weak var containerView: UIView?
  /// - Important: Inert.
  open weak var referenceView: UIView?
  /// - Important: Inert.
  open var position: Position = .automatic
}
