import DarkroomCoreGraphics
public import Foundation

/// A view of a collection that is reused for other places.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  final var reuse = ReuseState()

  struct ReuseState {
    var identifier: String?
    /// Of a supplementary or decoration view.
    var kind: String?
    var attributes: UICollectionViewLayoutAttributes?
    /// The collection for which the view was created; the view has its traits while it is available for reuse.
    var collection: ViewReference?
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UICollectionReusableView.self)
  }

  /// The identifier with which the view was dequeued; nil for a view that was created in another way.
  open var reuseIdentifier: String? { reuse.identifier }
  /// Is called before a view is reused, while it still has its old content.
  open func prepareForReuse() {}
  /// Applies attributes of a custom class; the collection itself applies the standard ones.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Is called on visible views before another layout is installed.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Is called on visible views after another layout was installed.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// The attributes that the view wants, with the size that its constraints or `sizeThatFits(_:)` determine.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  // MARK: What the collection asks

  func adopt(_ attributes: UICollectionViewLayoutAttributes) { place(by: attributes) }
  /// The size that the content needs.
  func measure(_ size: CGSize) -> CGSize { sizeByConstraints(size) ?? sizeThatFits(size) }
  override var traitParent: UIView? { superview ?? reuse.collection?.view }
}
