import DarkroomFoundation
import DarkroomTestSupport
import DarkroomUIKit
import Foundation
import Testing

/// Images in the language that the bundle speaks.
struct LocalizedImageTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func png(_ side: Int) throws -> [UInt8] {
    [UInt8](try #require(UIImage.drawn(side, side) { _ in }.pngData()))
  }

  private func width(_ name: String, _ bundle: Bundle, _ language: String) -> CGFloat? {
    PreferredLanguages.$override.withValue([language]) {
      UIImage(
        named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: 1))?.size.width
    }
  }

  @Test func looseFilesLieInFoldersOfLanguages() throws {
    for (path, side) in [("en.lproj/flag.png", 1), ("de.lproj/flag.png", 2), ("any.png", 3)] {
      try folder.write(try png(side), to: "Flags.bundle/\(path)")
    }
    let bundle = try #require(Bundle(path: folder.path("Flags.bundle")))

    #expect(width("flag", bundle, "en") == 1 && width("flag", bundle, "de-AT") == 2)
    #expect(width("flag", bundle, "fr") == 1 && width("any", bundle, "de") == 3)
  }

  /// Xcode's "Localize…" of an image set.
  @Test func imageSetsHaveImagesForLanguages() throws {
    let set = "Flags.bundle/Media.xcassets/flag.imageset"
    for (name, side) in [("all", 1), ("de", 2)] {
      try folder.write(try png(side), to: "\(set)/\(name).png")
    }
    let contents = """
      { "images" : [ { "idiom" : "universal", "filename" : "de.png", "locale" : "de" },
      { "idiom" : "universal", "filename" : "all.png" } ],
      "info" : { "author" : "xcode", "version" : 1 }, "properties" : { "localizable" : true } }
      """
    try folder.write(Array(contents.utf8), to: "\(set)/Contents.json")
    let bundle = try #require(Bundle(path: folder.path("Flags.bundle")))

    #expect(width("flag", bundle, "de") == 2 && width("flag", bundle, "de-CH") == 2)
    #expect(width("flag", bundle, "en") == 1 && width("flag", bundle, "fr") == 1)
  }
}
