import SnapshotTesting
import Testing
import UIKit

/// One fact of images and image views each.
@MainActor
@Suite(.snapshots)
struct ImageFactTests {
  private func imageView(_ mode: UIView.ContentMode, _ size: CGSize) -> UIImageView {
    let view = UIImageView(frame: CGRect(origin: .zero, size: size))
    view.image = .quarters
    view.contentMode = mode
    view.layer.magnificationFilter = .nearest
    return view
  }

  @Test func scaleToFillStretchesBothWays() {
    let view = imageView(.scaleToFill, CGSize(width: 8, height: 4))

    let pixels = Pixels(view)
    #expect(pixels[1, 0] == .red)
    #expect(pixels[6, 0] == .green)
    #expect(pixels[1, 3] == .blue)
    #expect(pixels[6, 3] == .white)
    snapshot(view)
  }

  @Test func aspectFitLeavesBands() {
    let view = imageView(.scaleAspectFit, CGSize(width: 8, height: 4))

    let pixels = Pixels(view)
    #expect(pixels[1, 0] == .clear)
    #expect(pixels[2, 0] == .red)
    #expect(pixels[5, 0] == .green)
    #expect(pixels[6, 0] == .clear)
    snapshot(view)
  }

  @Test func centerKeepsTheSizeInPoints() {
    let view = imageView(.center, CGSize(width: 8, height: 4))

    let pixels = Pixels(view)
    #expect(pixels[3, 1] == .red)
    #expect(pixels[4, 2] == .white)
    #expect(pixels[2, 1] == .clear)
    snapshot(view)
  }

  @Test func templateTakesTheTint() {
    let view = imageView(.scaleToFill, CGSize(width: 4, height: 4))
    view.image = UIImage.quarters.withRenderingMode(.alwaysTemplate)
    view.tintColor = .blue

    #expect(Pixels(view)[0, 0] == .blue)
    #expect(Pixels(view)[3, 3] == .blue)
    snapshot(view)
  }

  @Test func capInsetsKeepTheCornersWhole() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let framed = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIColor.white.setFill()
      $0.fill(CGRect(x: 2, y: 2, width: 1, height: 1))
    }
    let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 12, height: 9))
    view.image = framed.resizableImage(withCapInsets: insets, resizingMode: .stretch)

    let pixels = Pixels(view)
    #expect(pixels[1, 1] == .red)
    #expect(pixels[2, 2] == .white)
    #expect(pixels[9, 6] == .white)
    #expect(pixels[10, 7] == .red)
    snapshot(view)
  }

  @Test func multiplyDarkens() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      $0.cgContext.setBlendMode(.multiply)
      UIColor(red: 0.5, green: 0.5, blue: 1, alpha: 1).setFill()
      $0.cgContext.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }

    let pixels = Pixels(view)
    #expect(pixels[1, 1].isWithin(1, of: .opaque(128, 64, 0)))
    #expect(pixels[3, 1].isWithin(1, of: .opaque(255, 128, 0)))
    snapshot(view)
  }

  @Test func pngDataSurvivesTheRoundTrip() throws {
    let data = try #require(UIImage.quarters.pngData())
    let again = try #require(UIImage(data: data))

    #expect(again.pngData() == data)
    #expect(Pixels(again)[1, 0] == .green)
  }

  @Test func downOrientationTurnsThePicture() throws {
    let source = try #require(UIImage.quarters.cgImage)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.image = UIImage(cgImage: source, scale: 1, orientation: .down)

    #expect(Pixels(view)[0, 0] == .white)
    #expect(Pixels(view)[1, 1] == .red)
    snapshot(view)
  }
}
