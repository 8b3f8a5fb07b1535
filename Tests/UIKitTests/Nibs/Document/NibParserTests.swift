import DarkroomUIKit
import Foundation
import Testing

struct NibParserTests {
  /// Views in views: two elements each.
  private static func nib(_ depth: Int) -> Data {
    let open = String(repeating: "<view><subviews>\n", count: depth)
    let close = String(repeating: "</subviews></view>", count: depth)
    return Data("<document><objects>\n\(open)\(close)</objects></document>".utf8)
  }

  @MainActor @Test func viewsMayBeHundredsDeep() {
    let views = UINib(data: Self.nib(400), bundle: nil).instantiate(withOwner: nil)

    var depth = 0
    var view = views.first as? UIView
    while let current = view {
      depth += 1
      view = current.subviews.first
    }
    #expect(depth == 400)
  }

  /// Bytes that are no text stand between two texts.
  private nonisolated static func data(_ start: String, _ bytes: [UInt8], _ end: String) -> Data {
    Data(start.utf8) + Data(bytes) + Data(end.utf8)
  }

  nonisolated private static let noTexts: [(Data, Int)] = [
    (data("<document>\n<", [0xE3, 0, 0, 0], ""), 2),
    (data("<t e=\"\" ", [0xCB], "=\"\0"), 1),
    (data("<document>\n\n<a b=\"", [0xC3, 0x28], "\"/></document>"), 3),
  ]

  /// Foundation's parser trapped at such names and values.
  @MainActor @Test(arguments: noTexts)
  func bytesThatAreNoTextAreAnErrorAtALine(data: Data, line: Int) {
    #expect(throws: NibError.malformed(file: "nib", line: line, reason: "it is not UTF-8")) {
      try UINib(data: data, bundle: nil).objects(owner: nil, [:])
    }
  }

  @MainActor @Test func aFileInUTF16IsRead() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><document><objects><view/></objects></document>"
    let data = Data([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })

    #expect(try UINib(data: data, bundle: nil).objects(owner: nil, [:]).count == 1)
  }

  @Test(arguments: [10_000, 100_000])
  func deeperNibsAreAnErrorAtALine(_ depth: Int) async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { [depth] in
      await MainActor.run {
        _ = UINib(data: NibParserTests.nib(depth), bundle: nil).instantiate(withOwner: nil)
      }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("cannot be read: more than 1000 elements are in one another"))
    #expect(text.contains(":501: "), "\(text.prefix(300))")
  }
}
