/// Gives a constraint's anchors the types that UIKit declares, if the context requires them.
///
/// `NSLayoutConstraint` itself returns its items' anchors, which have more specific types; in UIKit one object is both.
@preconcurrency @MainActor
public protocol _AnchoredConstraint: NSLayoutConstraint {}

extension _AnchoredConstraint {
  @_disfavoredOverload
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(form.first) }
  /// The anchor on the right side of the equation; nil for a constant length.
  @_disfavoredOverload
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { form.second.map { NSLayoutAnchor($0) } }
}
