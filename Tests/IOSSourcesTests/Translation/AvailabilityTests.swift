import Testing

/// On Linux `#available(iOS 9000, *)` holds; here it holds up to the version that is played.
struct AvailabilityTests {
  @Test(arguments: [
    ("if #available(iOS 18.0, *) {}", "if #available(iOS 18.0, *) {}"),
    ("if #available(macOS 99, *) {}", "if #available(macOS 99, *) {}"),
    ("if #available(iOS 26, *) {}", "if _SystemVersion.isAtLeast(26) {}"),
    (
      "if #available(macOS 15, iOS 18.0.1, *), a {}", "if _SystemVersion.isAtLeast(18, 0, 1) , a {}"
    ),
    ("if #unavailable(iOS 26.1) {}", "if !_SystemVersion.isAtLeast(26, 1) {}"),
    ("if #unavailable(iOS 15) {}", "if #unavailable(iOS 15) {}"),
  ])
  func laterVersionsAreNotThere(_ line: String, _ expected: String) {
    #expect(translatedMember("func f() { \(line) }") == "func f() { \(expected) }")
  }
}
