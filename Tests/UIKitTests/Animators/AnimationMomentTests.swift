import DarkroomQuartzCore
import DarkroomRaster
import Foundation
import Testing

@testable import DarkroomUIKit

/// Animations of views, as their layers have them until the run loop turns.
@MainActor
struct AnimationMomentTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { root.addSubview(view) }

  private func nextTurn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  private func shown(at time: TimeInterval) -> CALayer {
    root.layer.presentedTree(at: time).sublayers?.first ?? CALayer()
  }

  @Test func layersHaveTheAnimationsUnderUIKitsKeysUntilTheEnd() async {
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.frame = CGRect(x: 20, y: 0, width: 30, height: 10)
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    #expect(Set(view.layer.animationKeys() ?? []) == ["position", "bounds.size", "opacity"])
    #expect(view.layer.presentation()?.opacity == 0)
    await nextTurn()
    #expect(view.layer.animationKeys() == nil && ends == [true])
  }

  @Test func aCompletionHearsThatAnAnimationWasTakenAway() async {
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    view.layer.removeAllAnimations()
    await nextTurn()
    #expect(ends == [false])
  }

  @Test func nothingIsAnimatedWithoutTimeOrWhereAnimationsAreOff() {
    UIView.animate(withDuration: 0) { view.alpha = 0 }
    UIView.performWithoutAnimation { UIView.animate(withDuration: 1) { view.alpha = 1 } }
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func delayAndCurveCountInPicturesAtATime() {
    UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) { view.center.x = 25 }
    #expect(shown(at: 0.5).position.x == 5)
    #expect(shown(at: 2).position.x == 15)
    #expect(shown(at: 9).position.x == 25)
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { view.alpha = 0 }
    #expect(shown(at: 0.5).opacity > 0.6)
  }

  @Test func springsSwingBeyondTheEnd() {
    UIView.animate(springDuration: 1, bounce: 0.5) { view.center.x = 105 }
    let places = stride(from: 0.0, to: 1, by: 0.05).map { shown(at: $0).position.x }
    #expect(places[0] == 5 && (places.max() ?? 0) > 110)
  }

  @Test func keyFramesFollowEachOther() {
    UIView.animateKeyframes(withDuration: 4, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 25 }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
        view.center.x = 45
      }
    }
    #expect(shown(at: 1).position.x == 15 && shown(at: 2.5).position.x == 25)
    #expect(shown(at: 3.5).position.x == 35 && shown(at: 5).position.x == 45)
  }

  @Test func aPausedAnimatorShowsItsShareOfTheWayOnScreens() throws {
    view.backgroundColor = .red
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 95 }
    animator.fractionComplete = 0.5
    #expect(view.layer.presentation()?.position.x == 50 && view.center.x == 95)
    let image = UIGraphicsImageRenderer(size: root.bounds.size).image { _ in
      _ = root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
    }
    let pixels = try #require(image.cgImage)
    let scale = image.scale
    #expect(pixels.pixmap[Int(50 * scale), Int(5 * scale)] >> 24 == 255)
    #expect(pixels.pixmap[Int(95 * scale), Int(5 * scale)] >> 24 == 0)
    animator.stopAnimation(true)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func flushLaysOutAndDisplaysWindows() {
    final class Sheet: CALayer {
      var sizes: [CGSize] = []
      override func display() { sizes.append(bounds.size) }
    }
    final class Host: UIView {
      let sheet = Sheet()
      override func layoutSubviews() {
        super.layoutSubviews()
        sheet.frame = bounds
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let host = Host(frame: window.bounds)
    host.layer.addSublayer(host.sheet)
    window.addSubview(host)
    window.isHidden = false
    host.sheet.setNeedsDisplay()
    CATransaction.flush()
    #expect(host.sheet.sizes == [CGSize(width: 50, height: 40)])
    window.isHidden = true
  }
}
