import DarkroomFoundation
import Foundation
import Testing

/// Files that lie in a target's folder, and that no bundle has.
struct UndeclaredResourceTests {
  private let package: TemporaryBundle

  init() throws {
    package = try TemporaryBundle([
      "Package.swift": "",
      "Sources/Cards/Card.xib": "", "Sources/Cards/Card.swift": "",
      "Sources/Cards/Data/stub.json": "",
      "Sources/Cards/de.lproj/Localizable.strings": "",
      "Sources/Cards/en.lproj/Localizable.strings": "",
      "Sources/Cards/Media.xcassets/Group/star.imageset/Contents.json": "",
      "Tests/CardTests/Fixtures/answer.json": "",
      ".build/debug/Shop_Cards.resources/Data/stub.json": "",
      ".build/debug/Shop_Cards.resources/Declared.txt": "",
      "Sources/Cards/Texts/Declared.txt": "",
    ])
  }

  private func words(_ names: String...) -> String? {
    let path = package.bundle.bundlePath + "/.build/debug/Shop_Cards.resources"
    return UndeclaredResources.words(for: names, in: path)
  }

  @Test func theFileItsTargetAndTheWordsForTheManifestAreNamed() {
    #expect(
      words("Card.nib", "Card.xib")
        == "Sources/Cards/Card.xib is in no bundle, because the manifest does not declare it; add it to the target "
        + "Cards in Package.swift: resources: [.process(\"Card.xib\")]")
    #expect(
      words("answer.json")?.hasSuffix(
        "the target CardTests in Package.swift: resources: [.process(\"Fixtures/answer.json\")]")
        == true)
  }

  @Test func aFolderThatBelongsTogetherIsDeclaredWhole() {
    #expect(
      words("Localizable.strings")?.hasSuffix(
        "resources: [.process(\"de.lproj\"), .process(\"en.lproj\")]") == true)
    #expect(words("star.imageset")?.hasSuffix("[.process(\"Media.xcassets\")]") == true)
  }

  /// `.copy("Data")` keeps the folder, and `.process("Texts")` does not.
  @Test func whatIsDeclaredIsNotNamed() {
    #expect(words("stub.json") == nil)
    #expect(words("Declared.txt") == nil)
    #expect(words("Card.swift") == nil)
    #expect(words("missing.png") == nil)
  }

  @Test func bundlesFromElsewhereAreNotExplained() {
    #expect(UndeclaredResources.words(for: ["Card.xib"], in: package.bundle.bundlePath) == nil)
  }
}
