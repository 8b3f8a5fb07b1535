/// The rules that code set up on the proxies that `appearance()` returns.
@MainActor
enum AppearanceRules {
  @MainActor
  private struct Rule {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    let prototype: UIView
    /// A new view of the class, which shows the default values.
    let blank: UIView

    func applies(to view: UIView) -> Bool {
      guard Self.isKind(view, of: type) else { return false }
      var wanted = containers[...]
      var responder: UIResponder? = view.next
      while let current = responder, let first = wanted.first {
        if Self.isKind(current, of: first) { wanted = wanted.dropFirst() }
        responder = current.next
      }
      return wanted.isEmpty
    }

    private static func isKind(_ object: AnyObject, of type: Any.Type) -> Bool {
      var candidate: AnyClass? = Swift.type(of: object)
      while let current = candidate {
        if ObjectIdentifier(current) == ObjectIdentifier(type) { return true }
        candidate = _getSuperclass(current)
      }
      return false
    }
  }

  /// All rules; those for more containers come first, then those for subclasses.
  private static var rules: [Rule] = []
  static var areUsed: Bool { !rules.isEmpty }

  static func prototype<View: UIView>(
    of type: View.Type, in containers: [any UIAppearanceContainer.Type]
  ) -> View {
    let known = rules.first { rule in
      rule.type == type
        && rule.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }
    if let found = known?.prototype as? View { return found }
    let prototype = ViewInstantiation.view(of: type, frame: .zero)
    let blank = ViewInstantiation.view(of: type, frame: .zero)
    rules.append(Rule(type: type, containers: containers, prototype: prototype, blank: blank))
    rules.sort { ($0.containers.count, depth($0.type)) > ($1.containers.count, depth($1.type)) }
    return prototype
  }

  private static func depth(_ type: AnyClass) -> Int {
    var depth = 0
    var current: AnyClass? = type
    while let known = current {
      depth += 1
      current = _getSuperclass(known)
    }
    return depth
  }

  /// Applies the rules to a view.
  ///
  /// Each property comes from the first rule that sets it.
  static func apply(to view: UIView) {
    let applying = rules.filter { $0.applies(to: view) }
    guard !applying.isEmpty else { return }
    for setting in view.lineage.flatMap(\.appearance) {
      for rule in applying where setting.apply(rule.prototype, rule.blank, view) { break }
    }
  }

  /// Removes all rules, so that the appearance of one test does not affect the next.
  static func reset() { rules = [] }
}
