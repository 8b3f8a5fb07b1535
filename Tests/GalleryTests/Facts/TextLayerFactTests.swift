import SnapshotTesting
import Testing
import UIKit

/// One fact of `CATextLayer` each, worked out from its defaults: Helvetica at 36 points (ascender
/// 0.92, descender 0.23), white, left.
@MainActor
@Suite(.snapshots)
struct TextLayerFactTests {
  private func view(_ layer: CATextLayer, width: CGFloat = 80, height: CGFloat = 44) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = .black
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    return view
  }

  private func layer(_ string: Any) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = string
    return layer
  }

  private func rows(_ pixels: Pixels) -> [Int] {
    (0..<pixels.height).filter { y in (0..<pixels.width).contains { pixels[$0, y] != .black } }
  }

  private func columns(_ pixels: Pixels) -> [Int] {
    (0..<pixels.width).filter { x in (0..<pixels.height).contains { pixels[x, $0] != .black } }
  }

  @Test func stringStandsAtTheTopInWhite() throws {
    let view = view(layer("HIH"))

    let pixels = Pixels(view)
    let ink = rows(pixels)
    let top = try #require(ink.first)
    // The baseline is 36 · 0.92 = 33.12 below the top; glyphs stand on quarters of a pixel.
    #expect(ink.last == 32 || ink.last == 33)
    #expect(top > 4)
    #expect(columns(pixels).contains { pixels[$0, 20] == .white })
    snapshot(view)
  }

  @Test func preferredSizeIsThatOfTheString() {
    let size = layer("HIH").preferredFrameSize()

    #expect(abs(size.height - 36 * 1.15) < 1e-9)
    #expect(size.width > 50 && size.width < 80)
  }

  @Test func alignmentMovesTheString() throws {
    let text = layer("I")
    let view = view(text)
    let left = try #require(columns(Pixels(view)).first)
    text.alignmentMode = .right
    let right = try #require(columns(Pixels(view)).last)
    text.alignmentMode = .center
    let center = columns(Pixels(view))
    let (first, last) = (try #require(center.first), try #require(center.last))

    #expect(left < 8)
    #expect(right > 71)
    #expect(abs(first + last - 79) <= 1)
    snapshot(view)
  }

  @Test func linesBreakOnlyWhenWrapped() {
    let text = layer("one two")
    text.fontSize = 20
    let view = view(text, width: 50)
    // Lines are 23 high: baselines at 18.4 and 41.4.
    let single = rows(Pixels(view))
    text.isWrapped = true
    let wrapped = rows(Pixels(view))

    #expect(single.allSatisfy { $0 <= 18 })
    #expect(wrapped.contains(40) && !wrapped.contains(42))
    snapshot(view)
  }

  @Test func truncatedStringEndsBeforeTheEdge() throws {
    let text = layer("wwwwwwww")
    text.fontSize = 20
    let view = view(text)
    let cut = Pixels(view)
    text.truncationMode = .end
    let truncated = Pixels(view)

    #expect(columns(cut).last.map { $0 > 76 } == true, "cut at the edge")
    // The last dots of the ellipsis stand on the baseline, no higher.
    let last = try #require(columns(truncated).last)
    #expect((0..<14).allSatisfy { truncated[last, $0] == .black })
    snapshot(view)
  }

  @Test func attributedStringsBringTheirOwnLook() {
    let text = layer(
      NSAttributedString(
        string: "HIH",
        attributes: [
          .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red.cgColor,
        ]))
    let view = view(text)
    let pixels = Pixels(view)

    #expect(columns(pixels).contains { pixels[$0, 12] == .red })
    #expect(rows(pixels).allSatisfy { $0 <= 19 }, "20 · 0.952 = 19.04")
    snapshot(view)
  }

  /// One pixel a point, unless told otherwise, is enlarged where the device has two.
  @Test func contentsScaleOfOneBlurs() {
    let text = layer("HIH")
    let view = view(text)
    func grays() -> Int {
      let pixels = Pixels(view, scale: 2)
      return (0..<pixels.width).count { x in
        let red = pixels[x, 40].red
        return red > 0 && red < 255
      }
    }
    let coarse = grays()
    snapshot(view, scale: 2)
    text.contentsScale = 2

    #expect(coarse > grays())
  }
}
