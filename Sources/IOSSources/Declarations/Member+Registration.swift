extension Member {
  private static let marks = ["objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction"]

  /// Whether an attribute of its own makes it visible to Objective-C.
  var isMarked: Bool { Self.marks.contains { has($0) } }

  /// Whether objects of its class have it, and Objective-C could.
  var canBeRegistered: Bool { !isStatic && isOfObjectiveC }

  /// Whether it is a method of the class itself that its own attribute shows to Objective-C, as selectors name them.
  var isClassMethod: Bool {
    isStatic && kind == .method && isMarked && isOfObjectiveC && isCallable
      && parameters.count <= 2
  }

  private var isOfObjectiveC: Bool {
    !isGeneric && !isInactive && !isUnavailable && !has("nonobjc")
  }

  /// Whether a call by name can reach the method; no selector of iOS has more of what is excluded.
  var isCallable: Bool {
    parameters.count <= 6 && !isAsync && !isThrowing && type != "Self"
      && type?.hasPrefix("some ") != true
      && !parameters.contains {
        $0.type.hasPrefix("inout ") || $0.type.hasPrefix("some ") || $0.type.hasSuffix("...")
      }
  }
}
