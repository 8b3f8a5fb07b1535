/// Compares tests as runners list them with tests as assertions know them.
enum TestNames {
  /// `App.Suite/test()`, as listed, and `App/File.swift/test()` or
  /// `App.Suite/test()/File.swift:9:4`, as asserted.
  ///
  /// XCTest tells assertions no class: there, module and function decide.
  static func isSame(_ listed: String, _ asserted: String) -> Bool {
    if asserted.hasPrefix(listed + "/") || asserted == listed { return true }
    guard let module = asserted.split(separator: "/").first, asserted.contains(".swift/"),
      listed.hasPrefix("\(module).")
    else { return false }
    return function(listed) == function(asserted)
  }

  /// A regular expression for `swift test --filter` that finds the test of an assertion.
  static func pattern(_ asserted: String) -> String {
    let parts = asserted.split(separator: "/").map(String.init)
    guard parts.count > 2, parts[1].hasSuffix(".swift") else {
      return "^\(TestSelection.escaped(EventStream.name(of: asserted)))(/|$)"
    }
    return "^\(TestSelection.escaped(parts[0]))\\..*/\(function(asserted))$"
  }

  /// The function alone, without parentheses and what they hold.
  static func function(_ test: String) -> Substring {
    let last = test.split(separator: "/").last ?? ""
    return last.prefix { $0 != "(" }
  }
}
