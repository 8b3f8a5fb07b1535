/// Compares tests in a runner's list with the names that assertions know.
package enum TestNames {
  /// Matches `App.Suite/test()` from the list with `App/File.swift/test()` or `App.Suite/test()/File.swift:9:4` from an
  /// assertion.
  ///
  /// XCTest does not tell assertions the class; the module and the function then decide.
  package static func isSame(_ listed: String, _ asserted: String) -> Bool {
    if asserted.hasPrefix(listed + "/") || asserted == listed { return true }
    guard let module = asserted.split(separator: "/").first, asserted.contains(".swift/"),
      listed.hasPrefix("\(module).")
    else { return false }
    return function(listed) == function(asserted)
  }

  /// The name of the function, without parentheses and their contents.
  package static func function(_ test: String) -> Substring {
    let last = test.split(separator: "/").last ?? ""
    return last.prefix { $0 != "(" }
  }
}
