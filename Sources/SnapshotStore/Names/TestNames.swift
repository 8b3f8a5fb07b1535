/// Compares tests as runners list them with tests as assertions know them.
package enum TestNames {
  /// `App.Suite/test()`, as listed, and `App/File.swift/test()` or
  /// `App.Suite/test()/File.swift:9:4`, as asserted.
  ///
  /// XCTest tells assertions no class: there, module and function decide.
  package static func isSame(_ listed: String, _ asserted: String) -> Bool {
    if asserted.hasPrefix(listed + "/") || asserted == listed { return true }
    guard let module = asserted.split(separator: "/").first, asserted.contains(".swift/"),
      listed.hasPrefix("\(module).")
    else { return false }
    return function(listed) == function(asserted)
  }

  /// Only the function, without parentheses and their contents.
  package static func function(_ test: String) -> Substring {
    let last = test.split(separator: "/").last ?? ""
    return last.prefix { $0 != "(" }
  }
}
