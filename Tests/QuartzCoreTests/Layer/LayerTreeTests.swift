import DarkroomCoreGraphics
import DarkroomQuartzCore
import Testing

struct LayerTreeTests {
  @Test func aLayerHasOneSuperlayer() {
    let child = CALayer()
    let first = CALayer().adding(child)
    let second = CALayer().adding(child)

    #expect(child.superlayer === second)
    #expect(first.sublayers == nil)
  }

  @Test func insertionKeepsTheOrderAsked() {
    let (a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer())
    let root = CALayer().adding(a, b)
    root.insertSublayer(c, below: b)
    root.insertSublayer(d, at: 0)
    #expect(
      root.sublayers.map { $0.map(ObjectIdentifier.init) }
        == [d, a, c, b].map(ObjectIdentifier.init))
    root.insertSublayer(d, above: a)
    #expect(
      root.sublayers.map { $0.map(ObjectIdentifier.init) }
        == [a, d, c, b].map(ObjectIdentifier.init))
    root.addSublayer(a)

    #expect(
      root.sublayers.map { $0.map(ObjectIdentifier.init) }
        == [d, c, b, a].map(ObjectIdentifier.init))
  }

  @Test func aMaskBelongsToOneLayer() {
    let mask = CALayer()
    let parent = CALayer().adding(mask)
    let masked = CALayer()
    masked.mask = mask

    #expect(parent.sublayers == nil)
    #expect(mask.superlayer == nil)
    mask.removeFromSuperlayer()
    #expect(masked.mask == nil)
  }

  @Test func layoutRunsFromTheTopAndOnlyWhereNeeded() {
    final class Recording: CALayer {
      nonisolated(unsafe) static var log: [String] = []
      override func layoutSublayers() { unsafe Recording.log.append(name ?? "") }
    }
    unsafe Recording.log = []
    let (root, middle, leaf) = (Recording(), Recording(), Recording())
    (root.name, middle.name, leaf.name) = ("root", "middle", "leaf")
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(unsafe Recording.log == ["root", "middle", "leaf"])
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    root.layoutIfNeeded()

    #expect(unsafe Recording.log == ["root", "middle", "leaf", "leaf"])
  }

  /// A layer in the middle of its layout has its sublayer laid out, while an ancestor needs layout, too.
  @Test func aLayoutAskedForInTheMiddleOfAnotherReachesTheSublayer() {
    final class Asking: CALayer {
      nonisolated(unsafe) static var log: [String] = []
      var ancestor: CALayer?
      override func layoutSublayers() {
        unsafe Asking.log.append("\(name ?? "") begins")
        ancestor?.setNeedsLayout()
        sublayers?.first?.layoutIfNeeded()
        unsafe Asking.log.append("\(name ?? "") ends")
      }
    }
    let root = CALayer()
    let (middle, leaf) = (Asking(), Asking())
    (middle.name, leaf.name) = ("middle", "leaf")
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    root.layoutIfNeeded()
    unsafe Asking.log = []
    middle.ancestor = root
    middle.setNeedsLayout()
    leaf.setNeedsLayout()

    root.layoutIfNeeded()

    #expect(
      unsafe Asking.log == ["middle begins", "leaf begins", "leaf ends", "middle ends"])
  }

  @Test func layersNestTenThousandDeep() {
    let root = CALayer(0, 0, 4, 4)
    var innermost = root
    for _ in 0..<10_000 {
      let next = CALayer(0, 0, 4, 4)
      innermost.addSublayer(next)
      innermost = next
    }
    innermost.backgroundColor = .red

    #expect(root.picture(1, 1).rows == ["r"])
    #expect(root.hitTest(CGPoint(x: 2, y: 2)) === innermost)
  }

  /// On the main actor, because an animation ends with the turn of the main queue.
  @MainActor @Test func animationsAreKeptByKey() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    layer.add(animation, forKey: "fade")
    #expect(layer.animation(forKey: "fade") === animation)
    #expect(layer.animationKeys() == ["fade"])
    layer.removeAnimation(forKey: "fade")

    #expect(layer.animationKeys() == nil)
  }

  @Test func defaultsAreCoreAnimations() {
    let layer = CALayer()

    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3 && layer.shadowOpacity == 0)
    #expect(layer.shadowColor == .black && layer.borderColor == .black)
    #expect(layer.contentsScale == 1 && layer.opacity == 1 && layer.cornerCurve == .circular)
    #expect(CAGradientLayer().startPoint == CGPoint(x: 0.5, y: 0))
    #expect(CAShapeLayer().fillColor == .black && CAShapeLayer().strokeColor == nil)
  }
}
