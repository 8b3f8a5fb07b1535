extension Member {
  private static let marks = ["objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction"]

  /// Whether an attribute of its own makes it visible to Objective-C.
  var isMarked: Bool { Self.marks.contains { has($0) } }

  /// Whether it is an instance member that Objective-C could use.
  var canBeRegistered: Bool { !isStatic && isOfObjectiveC }

  /// Whether it is a class method that its own attribute makes visible to Objective-C, as selectors require.
  var isClassMethod: Bool {
    isStatic && kind == .method && isMarked && isOfObjectiveC && isCallable
      && parameters.count <= 2
  }

  private var isOfObjectiveC: Bool {
    !isGeneric && !isInactive && !isUnavailable && !has("nonobjc")
  }

  /// Whether the method can be called by name; no selector on iOS refers to any of the excluded kinds.
  var isCallable: Bool {
    parameters.count <= 6 && !isAsync && !isThrowing && type != "Self"
      && type?.hasPrefix("some ") != true
      && !parameters.contains {
        $0.type.hasPrefix("inout ") || $0.type.hasPrefix("some ") || $0.type.hasSuffix("...")
      }
  }
}
