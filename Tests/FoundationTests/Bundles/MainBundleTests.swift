import DarkroomFoundation
import Foundation
import Testing

/// The app's bundle in a process that runs the tests of a package.
struct MainBundleTests {
  private let build: TemporaryBundle

  init() throws {
    build = try TemporaryBundle([
      "Shop_Cards.resources/card.json": "", "Shop_Shop.resources/shop.json": "",
      "Shop_MainBundle.resources/MainBundle.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>Module</key><string>Shop</string>
      <key>Information</key><dict>
        <key>CFBundleIdentifier</key><string>com.example.shop</string>
      </dict>
      </dict></plist>
      """,
    ])
  }

  @Test func theAppsResourcesComeBeforeThoseOfItsFrameworks() {
    let main = MainBundle(in: build.bundle.bundleURL)

    #expect(
      main.folders.map(\.lastPathComponent)
        == ["Shop_Shop.resources", "Shop_Cards.resources", "Shop_MainBundle.resources"])
    #expect(main.information["CFBundleIdentifier"] as? String == "com.example.shop")
  }

  @Test func aPackageWithoutAnAppSaysNothingOfOne() throws {
    let build = try TemporaryBundle(["Kit_B.resources/b": "", "Kit_A.resources/a": ""])

    let main = MainBundle(in: build.bundle.bundleURL)

    #expect(main.folders.map(\.lastPathComponent) == ["Kit_A.resources", "Kit_B.resources"])
    #expect(main.information.isEmpty)
  }

  /// Foundation's own answers are asked for where there are some.
  @Test func otherBundlesAnswerAsBefore() throws {
    let other = try TemporaryBundle([
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>com.example.other</string>
      <key>Answer</key><integer>42</integer>
      </dict></plist>
      """
    ]).bundle

    #expect(other.bundleIdentifier == "com.example.other")
    #expect(other.infoDictionary?["Answer"] as? Int == 42)
    #expect(other.object(forInfoDictionaryKey: "Answer") as? Int == 42)
    #expect(other.object(forInfoDictionaryKey: "None") == nil)
  }
}
