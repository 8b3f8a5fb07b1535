import SwiftUI
import Testing

@MainActor
struct TextPictureTests {
  /// The columns of a picture, at one pixel a point, that are not white.
  private func inkedColumns(_ view: some View) throws -> [Int] {
    let size = CGSize(width: 200, height: 150)
    let controller = UIHostingController(rootView: view)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image {
      window.layer.render(in: $0.cgContext)
    }
    let picture = try #require(image.cgImage)
    let data = try #require(picture.dataProvider?.data) as Data
    return (0..<picture.width).filter { x in
      (0..<picture.height).contains { y in data[y * picture.bytesPerRow + x * 4 + 1] < 250 }
    }
  }

  /// Of an italic `f` both ends reach out of its width.
  @Test func lettersReachOutOfTheirFrame() throws {
    let text = Text(verbatim: "f").font(.system(size: 100)).italic()
    let frame = frames(of: text, in: CGSize(width: 200, height: 150), scale: 1)[0]
    let inked = try inkedColumns(text)

    #expect(try #require(inked.last) >= Int(frame.maxX) + 1)
  }

  @Test func tailsAreCutAtWholeLetters() throws {
    let cut = Text(verbatim: "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii").lineLimit(1)
    let frame = frames(of: cut.frame(width: 60), in: CGSize(width: 200, height: 150), scale: 1)[0]
    let inked = try inkedColumns(cut.frame(width: 60))

    #expect(frame.width <= 60)
    #expect(try #require(inked.last) <= Int(frame.maxX) + 1)
    #expect(try #require(inked.first) >= Int(frame.minX) - 1)
  }

  @Test func centeredLinesLieInTheMiddleOfTheirFrame() throws {
    let text = Text(verbatim: "wwwwwwww iii wwwwwwww").multilineTextAlignment(.center)
      .frame(width: 120)
    let inked = try inkedColumns(text)

    let middle = (CGFloat(try #require(inked.first)) + CGFloat(try #require(inked.last)) + 1) / 2
    #expect(abs(middle - 100) <= 1.5)
  }
}
