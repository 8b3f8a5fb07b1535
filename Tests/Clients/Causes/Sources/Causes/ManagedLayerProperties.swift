import UIKit

/// `@NSManaged` makes a property of a layer one that Core Animation stores and animates.
class Ring: CALayer {
  @NSManaged var radius: CGFloat

  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    if let ring = layer as? Ring { radius = ring.radius }
  }
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "radius" || super.needsDisplay(forKey: key)
  }
}
