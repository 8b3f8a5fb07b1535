import DarkroomCoreGraphics
import DarkroomQuartzCore
import Foundation

extension UICollectionReusableView {
  /// Applies the attributes that every view supports; `apply(_:)` is called afterward.
  func place(by attributes: UICollectionViewLayoutAttributes) {
    if let old = reuse.attributes, old.isEqual(attributes) { return }
    reuse.attributes = attributes
    let size = attributes.size
    if bounds.size != size { bounds.size = size }
    if center != attributes.center { center = attributes.center }
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}
