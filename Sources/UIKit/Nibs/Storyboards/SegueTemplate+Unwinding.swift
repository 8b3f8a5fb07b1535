import Foundation

extension SegueTemplate {
  /// Returns to the nearest controller that has the action, and calls it.
  func unwind(from source: UIViewController, _ sender: Any?) throws(NibError) {
    guard let action = element["unwindAction"] else { return }
    guard let destination = source.unwindDestination(for: Selector(action), sender) else {
      throw .unwinding(action: action, from: "\(type(of: source))")
    }
    let segue = UIStoryboardSegue(
      identifier: element["identifier"], source: source, destination: destination)
    segue.action = { source, destination in source.goBack(to: destination) }
    source.prepare(for: segue, sender: sender)
    ActionDispatch.method(named: action, of: destination).map { _ = $0.call(destination, [segue]) }
    segue.perform()
  }
}

extension UIViewController {
  /// Searches the parents, their other children from the topmost down, and then the presenting controllers.
  fileprivate func unwindDestination(for action: Selector, _ sender: Any?) -> UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      let above = controller.parent ?? controller.presentation.presenting
      guard let above else { return nil }
      for candidate in above.unwindCandidates where candidate !== self {
        if candidate.canPerformUnwindSegueAction(action, from: self, sender: sender) {
          return candidate
        }
      }
      current = above
    }
    return nil
  }

  private var unwindCandidates: [UIViewController] {
    [self] + children.reversed().flatMap(\.unwindCandidates)
  }

  fileprivate func goBack(to destination: UIViewController) {
    if destination.presentedViewController != nil { destination.dismiss(animated: true) }
    guard let navigation = destination.navigationController,
      navigation.viewControllers.contains(where: { $0 === destination })
    else { return }
    if navigation.presentedViewController != nil { navigation.dismiss(animated: true) }
    navigation.popToViewController(destination, animated: true)
  }
}
