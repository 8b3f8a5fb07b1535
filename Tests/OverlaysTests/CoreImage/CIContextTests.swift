import CoreImage
import DarkroomRaster
import Testing
import UIKit

struct CIContextTests {
  /// Red above, blue below.
  private static func picture() throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        UIColor.blue.setFill()
        $0.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
      }.cgImage)
  }

  @Test func aPictureComesBackAsItWas() throws {
    let image = try Self.picture()
    let picture = CIImage(cgImage: image)

    #expect(picture.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(
      CIContext(options: nil).createCGImage(picture, from: picture.extent)?.pixmap == image.pixmap)
    #expect(UIImage(ciImage: picture).size == CGSize(width: 4, height: 4))
  }

  /// The origin is the lower left corner.
  @Test func croppingCountsFromBelow() throws {
    let lower = CIImage(cgImage: try Self.picture())
      .cropped(to: CGRect(x: 0, y: 0, width: 3, height: 2))
    let image = try #require(CIContext().createCGImage(lower, from: lower.extent))

    #expect(image.width == 3 && image.height == 2)
    #expect(Set(image.pixmap.pixels) == [0xFFFF_0000], "all of it is blue")
  }

  @Test func movesAreUndoneByCropping() throws {
    let image = try Self.picture()
    let moved = CIImage(cgImage: image).transformed(by: CGAffineTransform(translationX: 10, y: 5))

    #expect(moved.extent == CGRect(x: 10, y: 5, width: 4, height: 4))
    #expect(CIContext().createCGImage(moved, from: moved.extent)?.pixmap == image.pixmap)
  }

  /// A team's other tests go on; a snapshot with such a picture is neither compared nor recorded.
  @Test func aFilteredPictureIsClearAndTheNextAssertionFails() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    filter.setValue(CIImage(cgImage: try Self.picture()), forKey: kCIInputImageKey)
    let output = try #require(filter.outputImage)
    let image = try #require(CIContext().createCGImage(output, from: output.extent))

    #expect(image.width == 4 && image.height == 4)
    #expect(Set(image.pixmap.pixels) == [0])
    #expect(UndrawnViews.takeReached() == "The Core Image filter CIGaussianBlur")
  }
}
