/// Converts the names of methods to Objective-C, so that `actions(forTarget:forControlEvent:)` returns the same as on
/// iOS.
enum SelectorName {
  /// - Parameters:
  ///   - name: `tapped`, `tapped:` or, as in Swift, `tapped(_:with:)`.
  ///   - arguments: the number of the method's arguments; nil if it is unknown.
  static func objectiveC(_ name: String, arguments: Int?) -> String {
    if name.hasSuffix(")"), let open = name.firstIndex(of: "(") {
      let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
      return ObjectiveCName.method(
        String(name[..<open]), labels: labels.map { $0 == "_" ? "" : String($0) })
    }
    if name.contains(":") { return name }
    switch arguments {
    case 1: return name + ":"
    case 2: return name + ":forEvent:"
    default: return name
    }
  }
}
