import DarkroomUIKit
import Testing

/// Corners of their own radii (iOS 26, `UICornerConfiguration`).
@MainActor
struct CornerConfigurationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private func radii(_ view: UIView) -> [CGFloat] {
    [.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
  }

  @Test func eachCornerHasItsRadius() {
    view.cornerConfiguration = .corners(
      topLeftRadius: 1, topRightRadius: .fixed(2.5), bottomLeftRadius: nil,
      bottomRightRadius: .fixed(99))
    #expect(radii(view) == [1, 2.5, 0, 20])

    view.cornerConfiguration = .uniformEdges(topRadius: 4, bottomRadius: 6)
    #expect(radii(view) == [4, 4, 6, 6])
    view.cornerConfiguration = .uniformLeftRadius(3, topRightRadius: 5)
    #expect(radii(view) == [3, 5, 3, 0])
    #expect(view.effectiveRadius(corner: .allCorners) == 0)
  }

  @Test func aCapsuleFollowsTheSize() {
    view.cornerConfiguration = .capsule()
    #expect(radii(view) == [20, 20, 20, 20])
    view.bounds.size.height = 10
    #expect(radii(view) == [5, 5, 5, 5])
    view.cornerConfiguration = .capsule(maximumRadius: 3)
    #expect(radii(view) == [3, 3, 3, 3])
  }

  @Test func concentricCornersRunAboutTheCentresOfThoseAround() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    outer.layer.cornerRadius = 24
    let between = UIView(frame: outer.bounds)
    outer.addSubview(between)
    between.addSubview(view)
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(radii(view) == [14, 14, 14, 14])

    view.frame.origin = CGPoint(x: 4, y: 8)
    #expect(radii(view) == [16, 8, 12, 8])
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 10))
    #expect(radii(view) == [16, 10, 12, 10])
    view.removeFromSuperview()
    #expect(radii(view) == [10, 10, 10, 10])
  }

  /// The alpha of the pixels in the corners.
  @Test func cornersAreDrawnAsTheyAreSet() {
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    view.backgroundColor = .black
    view.cornerConfiguration = .corners(
      topLeftRadius: 4, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    let ink = image.pixelRows.map { $0.map { $0 >> 24 } }

    #expect(ink.first?.first == 0 && ink.first?.last == 255)
    #expect(ink.last?.first == 255)
    #expect((1..<255).contains(ink.last?.last ?? 0))
  }
}
