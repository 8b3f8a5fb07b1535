import DarkroomCoreGraphics
import Foundation

/// The scroll view that contains the items of an orthogonally scrolling section, with UIKit's name.
final class _UICollectionViewOrthogonalScrollerEmbeddedScrollView: UIScrollView {
  private(set) var section = OrthogonalSection(section: 0, frame: .zero, contentSize: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { nil }

  func adopt(_ new: OrthogonalSection) {
    let isNew = section.contentSize == .zero
    guard new != section || isNew else { return }
    let rests = isNew || contentOffset == section.restingOffset
    let offset = contentOffset
    section = new
    frame = new.frame
    contentSize = new.contentSize
    isPagingEnabled = new.isPaging
    // Between the changes of frame and size, the content may have seemed shorter than it is.
    contentOffset = rests ? new.restingOffset : reachable(offset)
  }

  /// The layout speaks the collection's coordinates.
  func show(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    place(view, attributes)
    addSubview(view)
  }

  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    view.center = CGPoint(
      x: attributes.center.x - section.frame.minX, y: attributes.center.y - section.frame.minY)
  }

  /// The collection shows the views that become visible here.
  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { superview?.setNeedsLayout() }
    }
  }
}
