/// Spells the names of methods as Objective-C does, so that `actions(forTarget:forControlEvent:)`
/// answers what it answers on iOS.
enum SelectorName {
  /// - Parameters:
  ///   - name: `tapped`, `tapped:` or, as Swift spells it, `tapped(_:with:)`.
  ///   - arguments: how many the method takes, nil where that is not known.
  static func objectiveC(_ name: String, arguments: Int?) -> String {
    if name.hasSuffix(")"), let open = name.firstIndex(of: "(") {
      let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
      return joined(base: String(name[..<open]), labels: labels)
    }
    if name.contains(":") { return name }
    switch arguments {
    case 1: return name + ":"
    case 2: return name + ":forEvent:"
    default: return name
    }
  }

  /// `tapped(sender:)` is `tappedWithSender:`, `tapped(_:for:)` is `tapped:for:`.
  private static func joined(base: String, labels: [Substring]) -> String {
    var result = base
    for (index, label) in labels.enumerated() {
      if index > 0 {
        result += label == "_" ? "" : label
      } else if label != "_" {
        result += "With" + label.prefix(1).uppercased() + label.dropFirst()
      }
      result += ":"
    }
    return result
  }
}
