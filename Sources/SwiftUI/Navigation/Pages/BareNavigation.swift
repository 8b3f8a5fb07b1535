/// A stack of UIKit around a hosting controller, in which links push their pages, too.
struct BareNavigation: @unchecked Sendable {
  weak var controller: UINavigationController?

  /// Nil if no such stack is around a view.
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

  /// Pushes a page, which can take itself away.
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
  /// Nil if no stack of UIKit is around it.
  var bareNavigation: BareNavigation? {
    get { value(nil) }
    set { set(newValue) }
  }
}
