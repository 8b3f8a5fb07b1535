import XCTest

@testable import SwiftUI

/// Contexts of previews, which come while the main run loop runs.
final class PreviewContextTests: XCTestCase {
  private struct Framed: PreviewModifier {
    static func makeSharedContext() async throws -> CGFloat {
      await Task.yield()
      return 7
    }
    func body(content: Content, context: CGFloat) -> some View { content.padding(context) }
  }

  private struct Broken: PreviewModifier {
    struct Cause: Error {}
    static func makeSharedContext() async throws -> Int { throw Cause() }
    func body(content: Content, context: Int) -> some View { content }
  }

  @MainActor @preconcurrency func testModifiersOfTraitsAreLaidOverWithTheirContext() {
    _PreviewRegistry.add(file: "A.swift", line: 1, module: "ModifierTests/A.swift") {
      Preview(traits: .modifier(Framed())) { Color.red }
    }
    _PreviewRegistry.add(file: "B.swift", line: 1, module: "ModifierTests/B.swift") {
      Preview(traits: .modifier(Broken())) { Color.red }
    }
    let previews = _PreviewRegistry.previews(in: "ModifierTests")

    XCTAssertEqual(
      frames(of: previews[0].view, in: CGSize(width: 50, height: 50)),
      [CGRect(x: 7, y: 7, width: 36, height: 36)])
    XCTAssertNil(previews[0].problem)
    XCTAssertEqual(previews[1].problem?.contains("Broken threw Cause()"), true)
  }
}
