import DarkroomUIKit

/// UIKit's private description of a controller and its children, without addresses.
@MainActor
enum ControllerHierarchy {
  static func text(of controller: UIViewController) -> String {
    lines(of: controller, prefix: "").joined(separator: "\n")
  }

  private static func lines(of controller: UIViewController, prefix: String) -> [String] {
    let below = prefix.isEmpty ? "   | " : prefix + "   | "
    return [prefix + line(of: controller)]
      + controller.children.flatMap { lines(of: $0, prefix: below) }
  }

  private static func line(of controller: UIViewController) -> String {
    let name = "<\(type(of: controller))>"
    guard let view = controller.viewIfLoaded else {
      return "\(name), state: disappeared, view: (view not loaded)"
    }
    let isShown = view.window != nil
    let state = isShown ? "appeared" : "disappeared"
    return "\(name), state: \(state), view: <\(type(of: view))>"
      + (isShown ? "" : " not in the window")
  }
}
