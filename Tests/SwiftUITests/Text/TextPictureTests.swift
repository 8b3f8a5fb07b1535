import SwiftUI
import Testing

@MainActor
struct TextPictureTests {
  /// The pixels of a picture at one pixel a point, by columns: red, green, blue.
  private func columns(_ view: some View) throws -> [[[UInt8]]] {
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
    return (0..<picture.width).map { x in
      (0..<picture.height).map { y in
        let start = y * picture.bytesPerRow + x * 4
        return Array(data[start..<(start + 3)])
      }
    }
  }

  /// The columns that are not white.
  private func inkedColumns(_ view: some View) throws -> [Int] {
    let columns = try columns(view)
    return columns.indices.filter { columns[$0].contains { $0[1] < 250 } }
  }

  /// Whether there is red, and whether there is blue.
  private func hues(_ view: some View) throws -> [Bool] {
    let pixels = try columns(view).joined()
    return [
      pixels.contains { Int($0[0]) - Int($0[2]) > 100 },
      pixels.contains { Int($0[2]) - Int($0[0]) > 100 },
    ]
  }

  @Test(arguments: [
    (Text.TruncationMode.tail, [true, false]), (.head, [false, true]), (.middle, [true, true]),
  ])
  func truncationModesKeepTheirEnds(mode: Text.TruncationMode, expected: [Bool]) throws {
    let text =
      Text(verbatim: "wwwwwwwwwwwwwwww").foregroundColor(Color(red: 1, green: 0, blue: 0))
      + Text(verbatim: "wwwwwwwwwwwwwwww").foregroundColor(Color(red: 0, green: 0, blue: 1))

    #expect(try hues(text.lineLimit(1).truncationMode(mode)) == expected)
  }

  @Test func gradientsShowThroughLetters() throws {
    let gradient = LinearGradient(
      colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)],
      startPoint: .leading, endPoint: .trailing)
    let text = Text(verbatim: "wwwwwwww").font(.largeTitle)
    let plain = try inkedColumns(text)

    for painted in [
      AnyView(text.foregroundStyle(gradient)), AnyView(HStack { text }.foregroundStyle(gradient)),
    ] {
      #expect(try hues(painted) == [true, true])
      let inked = try inkedColumns(painted)
      #expect(abs(try #require(inked.first) - #require(plain.first)) <= 2)
      #expect(abs(try #require(inked.last) - #require(plain.last)) <= 2)
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
