import SnapshotTesting
import Testing
import UIKit

/// One fact of `CAReplicatorLayer` each.
@MainActor
@Suite(.snapshots)
struct ReplicatorFactTests {
  private func replicator(_ color: UIColor, in frame: CGRect) -> (UIView, CAReplicatorLayer) {
    let view = UIView(frame: frame)
    view.backgroundColor = .black
    let replicator = CAReplicatorLayer()
    replicator.frame = view.bounds
    let square = CALayer()
    square.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    square.backgroundColor = color.cgColor
    replicator.addSublayer(square)
    view.layer.addSublayer(replicator)
    return (view, replicator)
  }

  @Test func copiesMoveByTheTransform() {
    let (view, replicator) = replicator(.red, in: CGRect(x: 0, y: 0, width: 40, height: 10))
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(15, 0, 0)

    let pixels = Pixels(view)
    for x in 0..<40 { #expect(pixels[x, 5] == (x % 15 < 10 ? .red : .black), "at \(x)") }
    snapshot(view)
  }

  /// White, then half a red less each time: 1, 0.5, 0.
  @Test func colorsFollowTheOffsets() {
    let (view, replicator) = replicator(.white, in: CGRect(x: 0, y: 0, width: 40, height: 10))
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(15, 0, 0)
    replicator.instanceRedOffset = -0.5

    let pixels = Pixels(view)
    #expect(pixels[5, 5] == .white)
    #expect(pixels[20, 5] == .opaque(128, 255, 255))
    #expect(pixels[35, 5] == .opaque(0, 255, 255))
    snapshot(view)
  }

  /// Red at alpha 1, 0.75 and 0.5 over black.
  @Test func copiesFade() {
    let (view, replicator) = replicator(.red, in: CGRect(x: 0, y: 0, width: 40, height: 10))
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(15, 0, 0)
    replicator.instanceAlphaOffset = -0.25

    let pixels = Pixels(view)
    #expect(pixels[5, 5] == .red)
    #expect(pixels[20, 5].isWithin(1, of: .opaque(191, 0, 0)))
    #expect(pixels[35, 5].isWithin(1, of: .opaque(128, 0, 0)))
    snapshot(view)
  }

  /// Four quarter turns about the middle put the corner square into every corner.
  @Test func copiesTurnAboutTheAnchorPoint() {
    let (view, replicator) = replicator(.green, in: CGRect(x: 0, y: 0, width: 30, height: 30))
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)

    let pixels = Pixels(view)
    for (x, y) in [(5, 5), (25, 5), (25, 25), (5, 25)] { #expect(pixels[x, y] == .green) }
    for (x, y) in [(15, 5), (15, 15), (5, 15)] { #expect(pixels[x, y] == .black) }
    snapshot(view)
  }
}
