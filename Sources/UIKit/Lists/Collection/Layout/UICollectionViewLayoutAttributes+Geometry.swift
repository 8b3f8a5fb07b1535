import DarkroomCoreGraphics
import DarkroomQuartzCore
import Foundation

extension UICollectionViewLayoutAttributes {
  var frameAfterTransform: CGRect {
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let turned = CATransform3DIsIdentity(transform3D) ? box : box.applying(transform)
    return turned.offsetBy(dx: center.x, dy: center.y)
  }

  /// Sets the center and the bounds so that the frame results; as with a layer's frame, the size is that before the
  /// transform.
  func placeBounds(in frame: CGRect) {
    center = CGPoint(x: frame.midX, y: frame.midY)
    guard !CATransform3DIsIdentity(transform3D) else { return size = frame.size }
    let inverse = CGAffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0
    ).inverted()
    size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
  }

  func take(_ other: UICollectionViewLayoutAttributes) {
    category = other.category
    kind = other.kind
    indexPath = other.indexPath
    measuresWidth = other.measuresWidth
    measuresHeight = other.measuresHeight
    row = other.row
    backgroundColor = other.backgroundColor
    transform3D = other.transform3D
    center = other.center
    size = other.size
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
  }

  func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && category == other.category && kind == other.kind
      && indexPath == other.indexPath && center == other.center && size == other.size
      && row == other.row && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && backgroundColor == other.backgroundColor
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  /// A copy of the dynamic type.
  var duplicate: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }

  var element: CollectionElement {
    CollectionElement(category: category, kind: kind ?? "", indexPath: indexPath)
  }
}
