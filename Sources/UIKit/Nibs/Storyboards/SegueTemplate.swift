import DarkroomCoreGraphics
import Foundation

/// A segue of a scene, before it is performed.
@MainActor
final class SegueTemplate: NSObject {
  let element: NibElement
  private weak var scene: StoryboardScene?

  init(_ element: NibElement, _ scene: StoryboardScene) {
    self.element = element
    self.scene = scene
    super.init()
  }

  private var identifier: String? { element["identifier"] }

  /// Performs the segue for a control that was used; asks the controller first.
  func trigger(_ sender: Any?) {
    guard let controller = scene?.controller,
      controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    else { return }
    perform(sender)
  }

  func perform(_ sender: Any?) {
    do throws(NibError) { try run(sender, container: nil) } catch { error.raise() }
  }

  /// - Parameter container: the container for an embedded controller's view.
  func run(_ sender: Any?, container: UIView?) throws(NibError) {
    guard let scene, let source = scene.controller else { return }
    if element["kind"] == "unwind" { return try unwind(from: source, sender) }
    guard let destination = try destination(of: scene, source, sender) else { return }
    let segue = makeSegue(from: source, to: destination, container)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// The controller that an `@IBSegueAction` or the storyboard creates.
  private func destination(
    of scene: StoryboardScene, _ source: UIViewController, _ sender: Any?
  ) throws(NibError) -> UIViewController? {
    guard let id = element["destination"] else { return nil }
    guard let action = element["destinationCreationSelector"] else {
      return try scene.storyboard.controller(id: id)
    }
    guard let method = ActionDispatch.method(named: action, of: source) else {
      scene.storyboard.document.report.add(
        .missingAction(action, type: "\(type(of: source))"), at: element)
      return try scene.storyboard.controller(id: id)
    }
    let identifier = identifier
    return try scene.storyboard.controller(id: id) { coder in
      method.call(source, [coder, sender, identifier]) as? UIViewController
    }
  }

  private func makeSegue(
    from source: UIViewController, to destination: UIViewController, _ container: UIView?
  ) -> UIStoryboardSegue {
    let isAnimated = element["animates"] != "NO"
    let kind = element["kind"] ?? "show"
    let type = customType
    let segue = ViewInstantiation.segue(
      of: type, identifier: identifier, source: source, destination: destination)
    guard type == UIStoryboardSegue.self else { return segue }
    if let style = element["modalPresentationStyle"].flatMap({
      UIModalPresentationStyle.interfaceWords[$0]
    }) {
      destination.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap({
      UIModalTransitionStyle.interfaceWords[$0]
    }) {
      destination.modalTransitionStyle = style
    }
    segue.action = { source, destination in
      switch kind {
      case "push":
        source.navigationController?.pushViewController(destination, animated: isAnimated)
      case "presentation", "modal", "popoverPresentation":
        source.present(destination, animated: isAnimated)
      case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
      case "embed": container.map { source.embed(destination, in: $0) }
      default: source.show(destination, sender: source)
      }
    }
    return segue
  }

  private var customType: UIStoryboardSegue.Type {
    guard let scene, element["customClass"] != nil else { return UIStoryboardSegue.self }
    let session = NibSession(scene.storyboard.document, bundle: scene.storyboard.bundle)
    return NibClasses.type(of: element, in: session, orElse: UIStoryboardSegue.self)
  }
}

extension UIViewController {
  /// Shows a child's view in the whole area of a container.
  fileprivate func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
