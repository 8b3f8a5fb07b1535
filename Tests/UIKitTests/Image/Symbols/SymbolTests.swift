import DarkroomUIKit
import Foundation
import Testing

/// Symbols: their sizes and alignment (Measures, control sizes), and that they are drawn as outlines.
@MainActor
@Suite(.tags(.controlSizes))
struct SymbolTests {
  private func symbol(_ name: String) throws -> UIImage {
    try #require(UIImage(systemName: name))
  }

  private func isNear(_ insets: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool {
    zip(
      [insets.top, insets.left, insets.bottom, insets.right],
      [other.top, other.left, other.bottom, other.right]
    ).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test(arguments: ["checkmark.circle.fill", "circle", "plus.circle"])
  func circlesAreTwentyByNineteen(name: String) throws {
    try LayoutScene.at(scale: 3) {
      let image = try symbol(name)

      #expect(image.size == CGSize(width: 20, height: 19))
      let inset: CGFloat = -2.0 / 3
      #expect(
        isNear(
          image.alignmentRectInsets, UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)))
    }
  }

  /// The alignment rectangle is as high as a line of text of the symbol's size.
  @Test(arguments: ["minus", "chevron.right", "person.fill", "ellipsis"])
  func allSymbolsOfASizeAlignAsALineOfText(name: String) throws {
    try LayoutScene.at(scale: 3) {
      let image = try symbol(name)
      let insets = image.alignmentRectInsets

      #expect(abs(image.size.height - insets.top - insets.bottom - 61.0 / 3) < 1e-6)
    }
  }

  @Test func anImageViewIsAlignedByItsSymbol() throws {
    try LayoutScene.at(scale: 3) {
      let scene = LayoutScene(390, 400)
      let view = scene.add(UIImageView(image: try symbol("checkmark.circle.fill")))
      scene.pin(view, [.left: 0, .width: 200, .height: 200])
      scene.pin(view, [.top: 100])
      scene.root.layoutIfNeeded()

      #expect(abs(view.frame.minY - (100 + 2.0 / 3)) < 1e-6)
      #expect(abs(view.frame.height - (200 - 4.0 / 3)) < 1e-6)
      #expect(view.frame.width == 200)
    }
  }

  @Test func anotherConfigurationHasMetricsOfItsOwn() throws {
    try LayoutScene.at(scale: 3) {
      let small = try symbol("circle")
      let large = small.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))

      #expect(abs(large.size.height - 36) < 0.34)
      let insets = large.alignmentRectInsets
      #expect(abs(large.size.height - insets.top - insets.bottom - 122.0 / 3) < 1e-6)
    }
  }

  @Test func theSystemsOwnSymbolsAreSymbols() {
    let images: [(UIImage, String)] = [
      (.actions, "ellipsis.circle"), (.add, "plus.circle.fill"), (.remove, "minus.circle.fill"),
      (.checkmark, "checkmark.circle.fill"), (.strokedCheckmark, "checkmark.circle"),
    ]
    for (image, name) in images { #expect(image.description.contains("symbol \"\(name)\"")) }
  }

  @Test func insetsOfTheUsersOwnStay() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = try symbol("circle").withAlignmentRectInsets(insets)
      .withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))

    #expect(image.alignmentRectInsets == insets)
  }

  // MARK: Sharpness

  @Test func aStretchedSymbolStaysSharp() throws {
    let view = UIImageView(image: try symbol("square.fill"))
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.layoutIfNeeded()
    let picture = UIImage.drawn(300, 300) { view.layer.render(in: $0) }

    #expect(picture.inkedColumns.map { $0.count > 200 } == true)
    #expect(picture.softPixels <= 2)
  }

  @Test(arguments: [UIView.ContentMode.scaleAspectFit, .scaleAspectFill])
  func aFittedSymbolStaysSharp(mode: UIView.ContentMode) throws {
    let view = UIImageView(image: try symbol("square.fill"))
    view.contentMode = mode
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 280)
    view.layoutIfNeeded()

    #expect(UIImage.drawn(300, 280) { view.layer.render(in: $0) }.softPixels <= 2)
  }

  @Test func aSymbolDrawnLargerStaysSharp() throws {
    let image = try symbol("square.fill")
    let picture = UIImage.drawn(300, 300) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 300, height: 300))
    }
    #expect(picture.softPixels <= 2)
  }

  @Test func aSymbolAtItsOwnSizeShowsItsOwnPixels() throws {
    let image = try symbol("heart.fill")
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
      image.draw(at: .zero)
    }
    #expect(drawn.pixelRows == image.pixelRows)
  }

  // MARK: Descriptions

  @Test func descriptionsNameTheSymbol() throws {
    let image = try symbol("checkmark.circle.fill")
    let view = UIImageView(image: image)

    #expect(image.description.contains("symbol \"checkmark.circle.fill\""))
    #expect(view.description.contains("symbol \"checkmark.circle.fill\""))
    // Templates end in their rendering mode; other images in their scale.
    #expect(view.description.contains("@\(Int(image.scale)){2}>"))
    let plain = UIImageView(image: UIImage.colored(.red, 2, 2))
    #expect(plain.description.contains("@1>") && !plain.description.contains("{2}"))
  }
}
