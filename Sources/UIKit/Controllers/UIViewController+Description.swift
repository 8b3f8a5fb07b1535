extension UIViewController {
  /// The text of UIKit's `_printHierarchy`: this controller and its descendants, one per line.
  var printedHierarchy: String {
    var lines: [String] = []
    var pending: [(controller: UIViewController, depth: Int)] = [(self, 0)]
    while let (controller, depth) = pending.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + controller.hierarchyLine)
      let below = controller.children + [controller.containment.presented].compactMap { $0 }
      pending.append(contentsOf: below.reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n")
  }

  private var hierarchyLine: String {
    let name = "<\(Self.className(of: self)): \(identityHash(of: self))>"
    return "\(name), state: \(appearance.phase.word), view: \(viewWords)"
  }

  private var viewWords: String {
    guard let view = viewIfLoaded else { return "(view not loaded)" }
    let name = "<\(Self.className(of: view)): \(identityHash(of: view))>"
    return view.window == nil ? name + " not in the window" : name
  }
}

extension UIViewController.AppearancePhase {
  fileprivate var word: String {
    switch self {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }
}
