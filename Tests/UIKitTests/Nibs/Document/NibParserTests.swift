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
