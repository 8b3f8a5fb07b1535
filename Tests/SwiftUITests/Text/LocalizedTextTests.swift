import Testing

@testable import SwiftUI

@MainActor
struct LocalizedTextTests {
  /// A bundle with the tables of two languages.
  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let files = [
      "en.lproj/Localizable.strings":
        #""title" = "Trails"; "of %@" = "from **%@**"; "%@ %@" = "%2$@ %1$@";"#,
      "de.lproj/Localizable.strings": #""title" = "Wege";"#,
      "en.lproj/Other.strings": #""title" = "Others";"#,
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld hikes</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@hikes@</string>
      <key>hikes</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld hike</string><key>other</key><string>%lld hikes</string></dict></dict></dict></plist>
      """,
    ]
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try #require(Bundle(path: folder.path))
  }

  @Test func keysAreLookedUpInTables() throws {
    let bundle = try bundle()

    #expect(try Text("title", bundle: bundle).resolved().string == "Trails")
    #expect(try Text("title", tableName: "Other", bundle: bundle).resolved().string == "Others")
    #expect(try Text("unknown", bundle: bundle).resolved().string == "unknown")
    #expect(try Text(verbatim: "title").resolved().string == "title")
  }

  @Test func theLocaleOfTheSurroundingsChoosesTheLanguage() throws {
    let bundle = try bundle()
    let german = { (values: inout EnvironmentValues) in values.locale = Locale(identifier: "de_DE")
    }

    #expect(try Text("title", bundle: bundle).resolved(german).string == "Wege")
  }

  @Test func numbersChooseTheirForm() throws {
    let bundle = try bundle()

    #expect(try Text("\(1) hikes", bundle: bundle).resolved().string == "1 hike")
    #expect(try Text("\(7) hikes", bundle: bundle).resolved().string == "7 hikes")
  }

  /// Numbers of up to three digits take no formatter.
  @Test(arguments: [-7, 0, 999, 1000, 1_234_567]) func numbersAreWrittenAsStringsWriteThem(
    number: Int
  ) throws {
    #expect(
      try Text("Row \(number) of 50%").resolved().string
        == String(localized: "Row \(number) of 50%"))
    #expect(
      try Text("\(UInt8(7)) \("a"), \(number, specifier: "%05d")").resolved().string
        == String(localized: "\(UInt8(7)) \("a"), \(number, specifier: "%05d")"))
  }

  @Test func numbersHaveTheDigitsOfTheLocale() throws {
    let text = try Text("\(7)").resolved { $0.locale = Locale(identifier: "ar_EG") }

    #expect(text.string == "٧")
  }

  @Test func argumentsStandWhereTheTextWantsThem() throws {
    let bundle = try bundle()

    #expect(try Text("\("a") \("b")", bundle: bundle).resolved().string == "b a")
    #expect(
      try Text("of \("Bern")", bundle: bundle).resolved().pieces.map(\.string) == ["from ", "Bern"])
  }

  @Test func numbersAreWrittenByTheirSpecifiers() throws {
    #expect(try Text("\(1.5, specifier: "%.2f") km").resolved().string == "1.50 km")
    #expect(try Text("\(1.5)").resolved().string == "1.500000")
    #expect(try Text("\(Int32(5)) \(UInt8(7)) \(Float(2))").resolved().string == "5 7 2.000000")
    #expect(try Text("100% of \(3)").resolved().string == "100% of 3")
    #expect(try Text("100%").resolved().string == "100%")
    #expect(
      try Text("\(1_234_567)").resolved { $0.locale = Locale(identifier: "en_US") }.string
        == "1,234,567")
  }

  @Test func formatsFollowTheLocale() throws {
    let german = { (values: inout EnvironmentValues) in values.locale = Locale(identifier: "de_DE")
    }
    let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))

    #expect(try Text(1234.5, format: style).resolved().string == "1,234.5")
    #expect(try Text(1234.5, format: style).resolved(german).string == "1.234,5")
    #expect(try Text("\(1234.5, format: style) km").resolved(german).string == "1.234,5 km")
  }

  @Test func literalsAreMarkdownAndStringsAreNot() throws {
    let string = "a **b**"

    #expect(try Text("a **b**").resolved().pieces.map(\.string) == ["a ", "b"])
    #expect(try Text(string).resolved().string == string)
    #expect(try Text(verbatim: "a **b**").resolved().string == string)
    #expect(try Text(LocalizedStringKey(string)).resolved().string == "a b")
  }

  @Test func valuesAreNotReadAsMarkdown() throws {
    let name = "*Ada*"

    #expect(try Text("**\(name)**").resolved().string == "*Ada*")
    #expect(try Text("[\(name)](https://a.b/\("c"))").resolved().string == "*Ada*")
  }

  @Test func textsInTextsKeepTheirLooks() throws {
    let pieces = try Text("a \(Text(verbatim: "b").kerning(4)) c").kerning(1).resolved().pieces

    #expect(pieces.map(\.string) == ["a ", "b", " c"])
    #expect(pieces.map { $0.attributes[.kern] as? CGFloat } == [1, 4, 1])
  }

  @Test func markdownLooksAsOnIOS() throws {
    let pieces = try Text("**s** *e* `c` ~~d~~ [l](x)").resolved().pieces
    func piece(_ string: String) throws -> [NSAttributedString.Key: Any] {
      try #require(pieces.first { $0.string == string }?.attributes)
    }
    func traits(_ string: String) throws -> UIFontDescriptor.SymbolicTraits? {
      (try piece(string)[.font] as? UIFont)?.fontDescriptor.symbolicTraits
    }
    #expect(try traits("s")?.contains(.traitBold) == true)
    #expect(try traits("e")?.contains(.traitItalic) == true)
    #expect(try traits("c")?.contains(.traitMonoSpace) == true)
    #expect(try piece("d")[.strikethroughStyle] as? Int == 1)
    let blue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    #expect(try piece("l")[.foregroundColor] as? UIColor == blue)
    #expect(try piece("l")[.underlineStyle] == nil)
  }

  @Test func imagesAreLettersAsHighAsTheyAre() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
    let sizes = frames(
      of: Text("a\(Image(uiImage: image))b"), in: CGSize(width: 300, height: 100)
    ).map(\.size)
    let plain = frames(of: Text("ab"), in: CGSize(width: 300, height: 100)).map(\.size)

    #expect(abs(sizes[0].width - plain[0].width - 30) < 1)
    #expect(sizes[0].height > 40)
  }

  @Test func symbolsInTextsFollowTheFont() throws {
    func width(_ font: Font) throws -> CGFloat {
      let pieces = try Text(Image(systemName: "star")).font(font).resolved().pieces
      return try #require(pieces.first?.attributes[.attachment] as? NSTextAttachment).bounds.width
    }
    #expect(try width(.largeTitle) > 1.8 * width(.body))
  }
}
