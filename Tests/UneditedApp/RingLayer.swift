import UIKit

/// A layer with a property that Core Animation keeps and could animate.
final class RingLayer: CALayer {
    @NSManaged var progress: CGFloat
    @NSManaged var tint: UIColor?

    override init() { super.init() }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
        return key == "progress" || super.needsDisplay(forKey: key)
    }
}
