import DarkroomRaster
import Foundation
import Testing

@testable import DarkroomUIKit

/// A symbol that is shown twice is rasterized once: both views show one picture, whose pixels are drawn when they are
/// first asked for.
@MainActor
struct SymbolRastersTests {
  private func picture(
    _ name: String, tint: UIColor = .systemRed, pointSize: CGFloat = 31,
    change: (UIImageView) -> Void = { _ in }
  ) throws -> CGImage {
    let view = UIImageView(
      image: UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize)))
    view.tintColor = tint
    view.sizeToFit()
    change(view)
    view.layoutIfNeeded()
    return try #require(view.layer.contents as? CGImage)
  }

  /// How many different pictures were made, each of which is rasterized once.
  private func rasterizations(_ pictures: [CGImage]) -> Int {
    Set(pictures.map { ObjectIdentifier($0) }).count
  }

  @Test func aTintedSymbolThatIsShownTwiceIsRasterizedOnce() throws {
    let pictures = try (0..<3).map { _ in try picture("star") }

    #expect(rasterizations(pictures) == 1)
  }

  @Test func symbolsThatLookDifferentAreRasterizedEach() throws {
    let pictures = [
      try picture("star"), try picture("star.fill"), try picture("star", tint: .systemBlue),
      try picture("star", pointSize: 32),
      try picture("star") { $0.preferredSymbolConfiguration = .init(weight: .black) },
      try picture("star") { $0.preferredSymbolConfiguration = .init(scale: .large) },
      try picture("star") { $0.bounds.size = CGSize(width: 90, height: 90) },
    ]

    #expect(rasterizations(pictures) == pictures.count)
    #expect(Set(pictures.map { $0.pixmap.pixels }).count == pictures.count)
  }

  /// The tint is that of the traits, not its name.
  @Test func aTintThatIsAnotherInTheDarkIsAnotherPicture() throws {
    let pictures = try [UIUserInterfaceStyle.light, .dark].map { style in
      try picture("star", tint: .label) { $0.overrideUserInterfaceStyle = style }
    }

    #expect(pictures[0].pixmap.pixels != pictures[1].pixmap.pixels)
  }

  @Test func levelsThatAreOthersInTheDarkAreOtherPictures() throws {
    let pictures = try [UIUserInterfaceStyle.light, .dark].map { style in
      try picture("plus.circle.fill") {
        $0.preferredSymbolConfiguration = .init(paletteColors: [.systemBackground, .label])
        $0.overrideUserInterfaceStyle = style
      }
    }

    #expect(pictures[0].pixmap.pixels != pictures[1].pixmap.pixels)
  }

  @Test func picturesThatAreKeptTakeBoundedRoom() throws {
    for size in 0..<120 { _ = try picture("circle", pointSize: 80 + CGFloat(size) / 16) }

    #expect(SymbolRasters.pixelCount > 0)
    #expect(SymbolRasters.pixelCount <= SymbolRasters.mostPixels)
  }

  @Test func aLargePictureIsNotKept() throws {
    let pictures = try (0..<2).map { _ in try picture("circle", pointSize: 700) }

    #expect(rasterizations(pictures) == 2)
    #expect(pictures[0].pixmap.pixels == pictures[1].pixmap.pixels)
  }
}
