/// Lets a constraint's anchors be what UIKit declares them as, where the context asks for that.
///
/// `NSLayoutConstraint` itself returns the anchors of its items, which have more particular types; in
/// UIKit one object is both.
@preconcurrency @MainActor
public protocol _AnchoredConstraint: NSLayoutConstraint {}

extension _AnchoredConstraint {
  @_disfavoredOverload
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(form.first) }
  @_disfavoredOverload
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { form.second.map { NSLayoutAnchor($0) } }
}
