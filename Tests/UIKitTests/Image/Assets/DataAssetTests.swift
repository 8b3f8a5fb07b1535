import DarkroomTestSupport
import DarkroomUIKit
import Foundation
import Testing

/// Files of any kind in asset catalogs.
struct DataAssetTests {
  private static let set = "Fixture.resources/Assets.xcassets/words.dataset"

  @Test func aDataSetIsReadByItsName() throws {
    let folder = try ScratchFolder()
    try folder.write("one two", to: "\(Self.set)/words.txt")
    try folder.write("pad", to: "\(Self.set)/pad.txt")
    try folder.write(
      """
      {"data": [
        {"idiom": "ipad", "filename": "pad.txt"},
        {"idiom": "universal", "filename": "words.txt", "universal-type-identifier": "public.text"}
      ]}
      """, to: "\(Self.set)/Contents.json")
    let bundle = try #require(Bundle(path: folder.path("Fixture.resources")))
    let asset = try #require(NSDataAsset(name: "words", bundle: bundle))

    #expect(asset.data == Data("one two".utf8))
    #expect(asset.name == "words" && asset.typeIdentifier == "public.text")
    #expect(NSDataAsset(name: "absent", bundle: bundle) == nil)
  }
}
