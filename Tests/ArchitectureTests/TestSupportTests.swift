import Foundation
import Testing

/// What tests share stays among tests.
struct TestSupportTests {
  @Test func onlyTestTargetsDependOnWhatTestsShare() throws {
    let manifest = try Repository.text("Package.swift")
    // Entries of products and targets begin four spaces in, what they hold lies deeper.
    let entries = manifest.split(separator: /\n {4}(?=[a-z.])/)
    let users = entries.filter { $0.contains("\"DarkroomTestSupport\"") }
      .filter { !$0.contains("name: \"DarkroomTestSupport\"") }

    #expect(users.count >= 8)
    #expect(users.filter { !$0.hasPrefix("tests(") } == [])
  }
}
