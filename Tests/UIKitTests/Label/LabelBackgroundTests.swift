import DarkroomRaster
import Testing

@testable import DarkroomUIKit

/// A label's background is a part of its contents: "cornerRadius" rounds those only where the layer masks (Apple).
@MainActor
struct LabelBackgroundTests {
  private func corner(_ edit: (UILabel) -> Void) throws -> UInt32 {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    label.backgroundColor = .red
    label.layer.cornerRadius = 10
    edit(label)
    let image = UIGraphicsImageRenderer(size: label.bounds.size).image {
      label.layer.render(in: $0.cgContext)
    }
    return try #require(image.cgImage).pixmap[0, 0] >> 24
  }

  @Test func cornersAreRoundOnlyWhereTheLabelClips() throws {
    #expect(try corner { _ in } == 255)
    #expect(try corner { $0.clipsToBounds = true } == 0)
  }

  @Test func theLayersOwnBackgroundIsRoundAsThatOfOtherLayers() throws {
    #expect(
      try corner {
        $0.backgroundColor = nil
        $0.layer.backgroundColor = UIColor.red.cgColor
      } == 0)
  }
}
