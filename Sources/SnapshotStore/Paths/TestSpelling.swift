/// The name of a test as a runner, a log, an assertion, Xcode or a person writes it.
///
///     AppTests.ScreenTests/testSignIn          as listed, XCTest
///     AppTests.ScreenTests/signIn(as:)         as listed, Swift Testing
///     AppTests/ScreenTests.swift/testSignIn()  as asserted in XCTest
///     AppTests/ScreenTests/testSignIn          in Xcode
///     ScreenTests.testSignIn                   as XCTest prints it
///     -[AppTests.ScreenTests testSignIn]       as Apple's XCTest prints it
package struct TestSpelling: Equatable, Sendable {
  package let module: String?
  /// The types around the test, outermost first; empty if only the file is known.
  package let suites: [String]
  /// The source file, without its extension.
  package let file: String?
  /// The function without parentheses and their contents.
  package let function: String

  /// Returns nil for a text that is not the name of a test in any of these forms.
  package init?(_ text: String) {
    var text = text
    if text.hasPrefix("-["), text.hasSuffix("]") {
      text = String(text.dropFirst(2).dropLast().map { $0 == " " ? "/" : $0 })
    }
    if let place = text.firstMatch(of: #/\/[^\/]+\.swift:\d+:\d+$/#) {
      text.removeSubrange(place.range)
    }
    let end = text.firstIndex(of: "(") ?? text.endIndex
    var parts = text[..<end].split(separator: "/", omittingEmptySubsequences: false).map(
      String.init)
    guard var last = parts.popLast() else { return nil }
    var names: [String] = []
    if parts.isEmpty {
      names = last.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      last = names.popLast() ?? ""
      (module, suites, file) = (nil, names, nil)
      // The name of a file contains a dot, too.
      guard names.count == 1 else { return nil }
    } else if parts.count == 2, parts[1].hasSuffix(".swift") {
      (module, suites, file) = (parts[0], [], String(parts[1].dropLast(6)))
      names = [parts[0]]
    } else {
      names = parts[0].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      names += parts.dropFirst()
      guard let first = names.first, names.count > 1 else { return nil }
      (module, suites, file) = (first, Array(names.dropFirst()), nil)
    }
    function = last
    guard (names + [last]).allSatisfy(Self.isName) else { return nil }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    return first == "`"
      || (first.isLetter || first == "_")
        && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether it contains the module, the type or file, and the function.
  package var isFull: Bool { module != nil && (file != nil || !suites.isEmpty) }

  /// How certain it is that two names refer to the same test.
  package enum Likeness: Comparable, Sendable {
    case different
    /// The module and the function are equal; XCTest tells assertions the file but not the type.
    case likely
    case same
  }

  package func likeness(to other: TestSpelling) -> Likeness {
    guard function == other.function else { return .different }
    if let module, let theirs = other.module, module != theirs { return .different }
    if file != nil, other.file != nil { return file == other.file ? .same : .different }
    guard let file = file ?? other.file else {
      let count = min(suites.count, other.suites.count)
      return suites.suffix(count) == other.suites.suffix(count) ? .same : .different
    }
    // A type is usually in a file with the same name.
    let suite = suites.last ?? other.suites.last
    return suite == file ? .same : .likely
  }
}
