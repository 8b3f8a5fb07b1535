import DarkroomCoreGraphics
import Foundation
import Testing

@testable import DarkroomQuartzCore

/// What animations show at a moment (Apple, QuartzCore's header `CAMediaTiming.h`).
@MainActor
struct LayerMomentTests {
  /// A layer that stands still from its first moment on.
  private func still(_ animation: CAAnimation) -> CALayer {
    let layer = CALayer(0, 0, 10, 10)
    layer.speed = 0
    layer.add(animation, forKey: nil)
    CATransaction.flush()
    return layer
  }

  private func fade(_ seconds: CFTimeInterval = 10) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (0, 1)
    animation.duration = seconds
    return animation
  }

  private func opacity(of layer: CALayer, at time: CFTimeInterval) throws -> Float {
    layer.timeOffset = time
    return try #require(layer.presentation()).opacity
  }

  @Test func aLayerThatStandsStillShowsItsMoment() throws {
    let layer = still(fade())
    #expect(try opacity(of: layer, at: 0) == 0)
    #expect(try opacity(of: layer, at: 2.5) == 0.25)
    #expect(try opacity(of: layer, at: 10) == 1)
    layer.opacity = 0.5
    #expect(try opacity(of: layer, at: 11) == 0.5)
    #expect(layer.opacity == 0.5)
  }

  @Test func whatIsAddedBeginsAtTheMomentOfTheLayerUnlessItSaysAnother() throws {
    let layer = CALayer()
    (layer.speed, layer.timeOffset) = (0, 5)
    layer.add(fade(), forKey: "now")
    #expect(try #require(layer.presentation()).opacity == 0)

    let other = CALayer()
    (other.speed, other.timeOffset) = (0, 5)
    let animation = fade()
    animation.beginTime = 1
    other.add(animation, forKey: "since 1")
    #expect(abs(try #require(other.presentation()).opacity - 0.4) < 1e-6)
  }

  @Test func thePresentationIsACopyWhoseRelativesAreCopies() throws {
    let root = CALayer(0, 0, 100, 100), child = CALayer(10, 20, 30, 30, .red), mask = CALayer()
    root.addSublayer(child)
    root.mask = mask
    let copy = try #require(root.presentation())
    copy.opacity = 0.1
    #expect(root.opacity == 1 && copy !== root && copy.model() === root && root.model() === root)
    let below = try #require(copy.sublayers?.first)
    #expect(below !== child && below.model() === child && below.superlayer === copy)
    #expect(copy.mask !== mask && copy.mask?.model() === mask)
    #expect(copy.hitTest(CGPoint(x: 15, y: 25)) === below)
    let alone = try #require(child.presentation())
    #expect(alone.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 11, y: 21))
    #expect(alone.superlayer?.model() === root)
  }

  @Test func superlayersThatStandStillHoldWhatIsBelow() throws {
    let root = CALayer(0, 0, 100, 100), child = CALayer(0, 0, 10, 10, .red)
    root.addSublayer(child)
    root.speed = 0
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue) = (CGFloat(5), CGFloat(15))
    move.duration = 1
    child.add(move, forKey: nil)
    CATransaction.flush()
    root.timeOffset = 0.5
    #expect(child.presentation()?.position == CGPoint(x: 10, y: 5))
    child.speed = 2
    #expect(child.convertTime(3, from: root) == 6 && root.convertTime(6, from: child) == 3)
    #expect(try #require(root.presentation()).picture(11, 1).rows.count == 1)
  }

  @Test func picturesOfThePresentationShowTheMomentAndThoseOfTheLayerDoNot() throws {
    let root = CALayer(0, 0, 4, 1), box = CALayer(0, 0, 1, 1, .red)
    root.addSublayer(box)
    root.speed = 0
    let move = CABasicAnimation(keyPath: "position")
    move.byValue = CGPoint(x: 2, y: 0)
    move.duration = 1
    move.fillMode = .both
    box.add(move, forKey: nil)
    CATransaction.flush()
    root.timeOffset = 1

    #expect(root.picture(4, 1).rows == ["r..."])
    #expect(try #require(root.presentation()).picture(4, 1).rows == ["..r."])
  }

  @Test func animationsFillRepeatAndReverse() throws {
    let animation = fade(2)
    animation.beginTime = 1
    (animation.repeatCount, animation.autoreverses) = (1.5, true)
    let layer = still(animation)
    layer.opacity = 0.75
    #expect(try opacity(of: layer, at: 0.5) == 0.75)
    #expect(try opacity(of: layer, at: 2) == 0.5)
    #expect(try opacity(of: layer, at: 4) == 0.5)
    #expect(try opacity(of: layer, at: 6) == 0.5)
    #expect(try opacity(of: layer, at: 7.5) == 0.75)
    animation.fillMode = .both
    #expect(try opacity(of: layer, at: 0.5) == 0 && opacity(of: layer, at: 9) == 1)
    (animation.timeOffset, animation.fillMode) = (1, .removed)
    #expect(try opacity(of: layer, at: 1) == 0.5)
  }

  @Test func anAnimationThatRunsBackwardsStartsAtItsEnd() throws {
    let animation = fade(4)
    animation.speed = -1
    let layer = still(animation)
    #expect(try opacity(of: layer, at: 1) == 0.75)
    animation.speed = 2
    #expect(try opacity(of: layer, at: 1) == 0.5)
  }

  @Test func groupsHaveATimelineOfTheirOwnThatEndsWithThem() throws {
    let late = CABasicAnimation(keyPath: "cornerRadius")
    (late.fromValue, late.toValue, late.beginTime) = (0, 8, 1)
    late.duration = 4
    let group = CAAnimationGroup()
    group.animations = [fade(2), late]
    (group.duration, group.fillMode) = (3, .forwards)
    let layer = still(group)
    #expect(try opacity(of: layer, at: 1) == 0.5)
    layer.timeOffset = 3
    #expect(layer.presentation()?.cornerRadius == 4)
    layer.timeOffset = 7
    #expect(layer.presentation()?.cornerRadius == 4)
  }

  @Test func keyFramesHaveTimesPacesAndModes() throws {
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [0, 1, 0.5]
    (frames.keyTimes, frames.duration) = ([0, 0.25, 1], 4)
    let layer = still(frames)
    #expect(try opacity(of: layer, at: 0.5) == 0.5 && opacity(of: layer, at: 2.5) == 0.75)
    frames.calculationMode = .discrete
    (frames.values, frames.keyTimes) = ([0, 1, 0.5], [0, 0.25, 0.5, 1])
    #expect(try opacity(of: layer, at: 0.9) == 0 && opacity(of: layer, at: 1) == 1)
    frames.calculationMode = .paced
    #expect(try opacity(of: layer, at: 2) == 0.75)
    frames.calculationMode = .linear
    frames.keyTimes = nil
    frames.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    #expect(try opacity(of: layer, at: 1) < 0.35)
  }

  @Test func pathsLeadThePositionAndTurnIt() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let move = CAKeyframeAnimation(keyPath: "position")
    (move.path, move.duration, move.calculationMode) = (path, 4, .paced)
    move.rotationMode = .rotateAuto
    let layer = still(move)
    layer.timeOffset = 1.5
    #expect(layer.presentation()?.position == CGPoint(x: 15, y: 0))
    layer.timeOffset = 3.5
    let shown = try #require(layer.presentation())
    #expect(shown.position == CGPoint(x: 30, y: 5))
    #expect(abs(shown.transform.m12 - 1) < 1e-6 && abs(shown.transform.m11) < 1e-6)
  }

  /// x(t) = 1 − e^(−t) · (1 + t) of a spring with mass 1, stiffness 1 and damping 2.
  @Test func springsSwingAsTheirEquationSays() throws {
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.fromValue, spring.toValue) = (0, 1)
    (spring.mass, spring.stiffness, spring.damping) = (1, 1, 2)
    spring.duration = 20
    let layer = still(spring)
    let expected = Float(1 - exp(-1.5) * 2.5)
    #expect(abs(try opacity(of: layer, at: 1.5) - expected) < 1e-6)
    (spring.stiffness, spring.damping) = (100, 2)
    #expect(try opacity(of: layer, at: 0.3) > 1.5)
  }

  @Test func everyKindOfValueIsMixed() throws {
    let shape = CAShapeLayer()
    shape.speed = 0
    func add(_ keyPath: String, _ from: Any, _ to: Any) {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      shape.add(animation, forKey: keyPath)
    }
    add("backgroundColor", CGColor.red, CGColor.blue)
    add("transform.rotation.z", 0, CGFloat.pi)
    add("bounds.size", CGSize(width: 0, height: 2), CGSize(width: 10, height: 4))
    add("strokeEnd", NSNumber(value: 0), NSNumber(value: 1))
    let square = CGRect(x: 0, y: 0, width: 4, height: 4)
    unsafe add("path", CGPath(rect: .zero, transform: nil), CGPath(rect: square, transform: nil))
    CATransaction.flush()
    shape.timeOffset = 0.5
    let shown = try #require(shape.presentation())
    #expect(shown.backgroundColor?.components == [0.5, 0, 0.5, 1])
    #expect(abs(shown.transform.m12 - 1) < 1e-6)
    #expect(shown.bounds.size == CGSize(width: 5, height: 3) && shown.strokeEnd == 0.5)
    #expect(shown.path?.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func additiveAndCumulativeAnimationsAddUp() throws {
    let layer = CALayer(0, 0, 2, 2)
    layer.speed = 0
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.isAdditive) = (0, 4, true)
    (move.duration, move.repeatCount, move.isCumulative) = (1, 3, true)
    layer.add(move, forKey: nil)
    CATransaction.flush()
    layer.timeOffset = 1.5
    #expect(abs(try #require(layer.presentation()).position.x - 7) < 1e-9)
  }

  @Test func turnsGoTheShorterWay() throws {
    let t = CATransform3DMakeRotation(3, 0, 0, 1), u = CATransform3DMakeRotation(-3, 0, 0, 1)
    let middle = t.turned(towards: u, 0.5)
    #expect(abs(middle.m11 + 1) < 1e-6 && abs(middle.m12) < 1e-6)
    let half = CATransform3DIdentity.turned(towards: CATransform3DMakeScale(3, -1, 1), 0.5)
    #expect(half.m41 == 0 && half.m33 == 1)
  }

  private final class Dial: CALayer {
    var angle: CGFloat = 0
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      angle = (layer as? Dial)?.angle ?? -1
    }
    required init?(coder: NSCoder) { nil }
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    override func draw(in ctx: CGContext) {
      let progress = value(forKey: "progress") as? CGFloat ?? 0
      ctx.setFillColor(.red)
      ctx.fill([CGRect(x: 0, y: 0, width: progress, height: 1)])
    }
  }

  @Test func copiesAreMadeByTheClassAndDrawItsAnimatedProperties() throws {
    let dial = Dial()
    dial.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    (dial.angle, dial.speed) = (7, 0)
    dial.setValue(CGFloat(0), forKey: "progress")
    dial.setNeedsDisplay()
    let grow = CABasicAnimation(keyPath: "progress")
    (grow.fromValue, grow.toValue, grow.duration) = (CGFloat(0), CGFloat(4), 1)
    dial.add(grow, forKey: nil)
    CATransaction.flush()
    dial.timeOffset = 0.5
    let shown = try #require(dial.presentation())
    #expect(shown.angle == 7 && type(of: shown) == Dial.self)
    #expect(shown.picture(4, 1).rows == ["rr.."])
    #expect(dial.picture(4, 1).rows == ["...."])
  }

  private final class Delegate: NSObject, CAAnimationDelegate {
    var ends: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
  }

  @Test func animationsThatAreTakenAwayDidNotFinish() async {
    let delegate = Delegate()
    let (layer, still) = (CALayer(), CALayer())
    still.speed = 0
    for (layer, key) in [(layer, "ends"), (layer, "removed"), (still, "held")] {
      let animation = fade()
      animation.delegate = delegate
      layer.add(animation, forKey: key)
    }
    layer.removeAnimation(forKey: "removed")
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(delegate.ends.sorted { !$0 && $1 } == [false, true])
    #expect(layer.animationKeys() == nil && still.animationKeys() == ["held"])
    still.speed = 1
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(delegate.ends.count == 3 && still.animationKeys() == nil)
  }

  @Test func picturesAtATimeAreThoseOfTheAnimationsSinceTheyWereAdded() {
    let root = CALayer(0, 0, 4, 1), box = CALayer(0, 0, 1, 1, .red)
    root.addSublayer(box)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.byValue, move.duration) = (3, 3)
    move.beginTime = CACurrentMediaTime() + 1
    box.add(move, forKey: nil)
    #expect(root.presentedTree(at: 0.5).picture(4, 1).rows == ["r..."])
    #expect(root.presentedTree(at: 3).picture(4, 1).rows == ["..r."])
    #expect(root.presentation()?.picture(4, 1).rows == ["r..."])
  }
}
