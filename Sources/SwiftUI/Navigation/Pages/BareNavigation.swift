/// A UIKit navigation stack around a hosting controller, on which links can push their pages.
struct BareNavigation: @unchecked Sendable {
  weak var controller: UINavigationController?

  /// Returns nil if there is no such stack around a view.
  @MainActor
  init?(around view: UIView) {
    var responder = view.next
    while let current = responder {
      if let navigation = current as? UINavigationController {
        controller = navigation
        return
      }
      responder = current.next
    }
    return nil
  }

  /// Pushes a page, which can dismiss itself.
  @MainActor
  func push(_ content: any View, _ surroundings: PageSurroundings) {
    var surroundings = surroundings
    let controller = controller
    surroundings.environment.dismissal = Dismissal { [weak controller] in
      controller?.popViewController(animated: true)
    }
    controller?.pushViewController(PageController(content, surroundings), animated: true)
  }
}

extension EnvironmentValues {
  /// The UIKit stack around the view; nil if there is none.
  var bareNavigation: BareNavigation? {
    get { value(nil) }
    set { set(newValue) }
  }
}
