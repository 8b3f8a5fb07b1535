import DarkroomRaster
import ImageIO
import Testing
import UIKit
import UniformTypeIdentifiers

struct CGImageSourceTests {
  /// Red on the left, blue on the right.
  private func picture() throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 32, height: 16)
    return try #require(
      UIGraphicsImageRenderer(size: size, format: format).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        UIColor.blue.setFill()
        $0.fill(CGRect(x: 16, y: 0, width: 16, height: 16))
      }.cgImage)
  }

  private func file(_ type: UTType, _ properties: CFDictionary? = nil) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data, type.identifier as CFString, 1, nil))
    CGImageDestinationAddImage(destination, try picture(), properties)
    #expect(CGImageDestinationFinalize(destination))
    return data as Data
  }

  @Test(arguments: [UTType.png, .jpeg])
  func imagesComeBackFromTheirFiles(type: UTType) throws {
    let source = try #require(CGImageSourceCreateWithData(try file(type) as CFData, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))

    #expect(CGImageSourceGetType(source).map { $0 as String } == type.identifier)
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(properties?[kCGImagePropertyPixelWidth as String] as? Int == 32)
    #expect(image.height == 16)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test func pixelsOfPNGFilesAreThoseOfTheImage() throws {
    let source = try #require(CGImageSourceCreateWithData(try file(.png), nil))

    #expect(try CGImageSourceCreateImageAtIndex(source, 0, nil)?.pixmap == picture().pixmap)
  }

  /// ivanvorobei/SwiftUI reads images so.
  @Test func filesAreFoundByEitherKindOfURL() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: url) }
    let destination = try #require(
      CGImageDestinationCreateWithURL(url as NSURL, UTType.png.identifier as CFString, 1, nil))
    CGImageDestinationAddImage(destination, try picture(), nil)
    #expect(CGImageDestinationFinalize(destination))

    #expect(CGImageSourceCreateWithURL(url as NSURL, nil).map(CGImageSourceGetCount) == 1)
    #expect(CGImageSourceCreateWithURL(url as CFURL, nil).map(CGImageSourceGetCount) == 1)
  }

  /// EXIF's orientation 6: what is on the left goes to the top.
  @Test func thumbnailsAreSmallerAndUpright() throws {
    let data = try file(.jpeg, [kCGImagePropertyOrientation: 6])
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: 16,
    ]

    let image = try #require(
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))

    #expect(image.width == 8 && image.height == 16)
    let pixels = image.pixmap.pixels
    #expect(pixels[2 * 8 + 4] & 0xFF > 200, "red is above")
    #expect(pixels[13 * 8 + 4] & 0xFF < 50, "blue is below")
  }

  /// As UIKit turns the same file, in the middle of each quarter.
  @Test(arguments: 1...8)
  func everyOrientationIsTurnedUpright(orientation: Int) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(
      size: CGSize(width: 32, height: 16), format: format
    ).image {
      for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
        color.setFill()
        $0.fill(CGRect(x: index % 2 * 16, y: index / 2 * 8, width: 16, height: 8))
      }
    }
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
    CGImageDestinationAddImage(
      destination, try #require(picture.cgImage),
      [kCGImagePropertyOrientation: orientation, kCGImageDestinationLossyCompressionQuality: 1.0])
    #expect(CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
    let upright = try #require(UIImage(data: data as Data))
    let expected = try #require(
      UIGraphicsImageRenderer(size: upright.size, format: format)
        .image { _ in upright.draw(at: .zero) }.cgImage)

    let image = try #require(
      CGImageSourceCreateThumbnailAtIndex(
        source, 0, [kCGImageSourceCreateThumbnailWithTransform: true]))

    #expect(image.width == expected.width && image.height == expected.height)
    for quarter in 0..<4 {
      let (x, y) = (
        image.width * (2 * (quarter % 2) + 1) / 4, image.height * (2 * (quarter / 2) + 1) / 4
      )
      let place = y * image.width + x
      #expect(image.pixmap.pixels[place] == expected.pixmap.pixels[place], "quarter \(quarter)")
    }
  }

  @Test func otherBytesHoldNoImage() throws {
    let source = try #require(CGImageSourceCreateWithData(Data([1, 2, 3]), nil))

    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
  }
}
