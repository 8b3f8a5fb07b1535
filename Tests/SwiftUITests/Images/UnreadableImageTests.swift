import SwiftUI
import Testing

@testable import UIKit

/// An image whose file cannot be read fails by the file's name, and is not said to be missing.
@MainActor
struct UnreadableImageTests {
  private func bundle(_ svg: String) throws -> Bundle {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("Vectors-\(UUID().uuidString).bundle")
    let set = root.appendingPathComponent("Media.xcassets/Mark.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(svg.utf8).write(to: set.appendingPathComponent("mark.svg"))
    try Data(
      """
      {"images": [{"idiom": "universal", "filename": "mark.svg"}],
        "properties": {"preserves-vector-representation": true}}
      """.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    return Bundle(url: root) ?? .main
  }

  @Test func itsFileIsNamed() throws {
    let bundle = try bundle("<svg width='10' height='10'><text>a</text></svg>")
    _ = UndrawnViews.takeReached()
    let hosted = Hosted(Image("Mark", bundle: bundle))
    _ = hosted.color(at: CGPoint(x: 100, y: 100))
    let reached = UndrawnViews.takeReached()

    #expect(reached?.hasPrefix("Image (") == true, "\(reached ?? "")")
    #expect(
      reached?.contains("Mark.imageset/mark.svg: the SVG has <text>") == true, "\(reached ?? "")")
  }

  @Test func vectorsAreDrawnAtTheirSizeAndSharpWhenResized() throws {
    let bundle = try bundle(
      "<svg width='10' height='10'><rect x='5' width='5' height='10' fill='red'/></svg>")
    let image = Image("Mark", bundle: bundle)

    #expect(
      Hosted(image).frames(ofClass: "PictureView").first?.size == CGSize(width: 10, height: 10))
    let resized = Hosted(image.resizable().frame(width: 200, height: 200))
    #expect(resized.color(at: CGPoint(x: 99, y: 100)) != [255, 0, 0, 255])
    #expect(resized.color(at: CGPoint(x: 101, y: 100)) == [255, 0, 0, 255])
  }
}
