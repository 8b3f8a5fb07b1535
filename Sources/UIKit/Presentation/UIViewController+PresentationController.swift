extension UIViewController {
  /// The presentation controller for this controller's style, which is created on first use.
  var loadedSteering: UIPresentationController {
    if let steering = presentation.steering { return steering }
    let made: UIPresentationController
    switch modalPresentationStyle {
    case .custom:
      made =
        presentation.delegate?.presentationController(
          forPresented: self, presenting: nil, source: self)
        ?? UIPresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    default:
      made = UIPresentationController(presentedViewController: self, presenting: nil)
    }
    made.becomeOwned(over: nil)
    presentation.steering = made
    return made
  }

  /// The presentation controller for a new presentation; a custom one is requested with its presenter.
  func steering(over presenter: UIViewController, from source: UIViewController)
    -> UIPresentationController
  {
    if modalPresentationStyle == .custom,
      let custom = presentation.delegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      presentation.steering = custom
    }
    let steering = loadedSteering
    steering.becomeOwned(over: presenter)
    return steering
  }

  var nearestSteering: UIPresentationController? {
    ancestry.first { $0.presentation.presenting != nil }?.presentation.steering ?? loadedSteering
  }

  func styleDidChange() {
    if presentation.presenting == nil { presentation.steering = nil }
  }

  var runningTransition: ViewControllerTransition? {
    ancestry.lazy.compactMap(\.presentation.transition).first
  }
}
