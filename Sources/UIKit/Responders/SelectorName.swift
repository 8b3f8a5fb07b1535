/// Spells the names of methods as Objective-C does, so that `actions(forTarget:forControlEvent:)`
/// answers what it answers on iOS.
enum SelectorName {
  /// - Parameters:
  ///   - name: `tapped`, `tapped:` or, as Swift spells it, `tapped(_:with:)`.
  ///   - arguments: how many the method takes, nil where that is not known.
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
