import DarkroomRaster
import DarkroomTestSupport
import SnapshotTesting
import Testing
import UIKit

/// Pictures of layers, views and animators at a time of their animations.
@MainActor
struct MomentTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    box.backgroundColor = .red
    root.addSubview(box)
  }

  /// Where the box begins, in points.
  private func start(_ image: UIImage?) throws -> Int {
    let picture = try #require(image?.cgImage).pixmap
    let scale = picture.width / 40
    let row = (0..<picture.width).map { picture[$0, picture.height / 2] >> 24 }
    return try #require(row.firstIndex(of: 255)) / scale
  }

  @Test func aViewAndItsLayerAreSeenAtATime() throws {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { box.center.x = 25 }
    for (time, place) in [(0.0, 0), (1.0, 10), (2.0, 20)] {
      var (view, layer): (UIImage?, UIImage?)
      Snapshotting<UIView, UIImage>.image(at: time).snapshot(root).run { view = $0 }
      Snapshotting<CALayer, UIImage>.image(at: time).snapshot(root.layer).run { layer = $0 }
      #expect(try start(view) == place && start(layer) == place)
    }
    var image: UIImage?
    Snapshotting<UIView, UIImage>.image.snapshot(root).run { image = $0 }
    #expect(try start(image) == 20)
  }

  @Test func anAnimatorIsPausedAtTheTime() throws {
    let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) { box.center.x = 25 }
    var image: UIImage?
    Snapshotting<UIViewPropertyAnimator, UIImage>.image(of: root, at: 3).snapshot(animator).run {
      image = $0
    }
    #expect(try start(image) == 15)
    #expect(!animator.isRunning && animator.fractionComplete == 0.75)
    animator.stopAnimation(true)
  }
}
