import DarkroomCoreGraphics

extension UIViewController {
  func loadedView() -> UIView {
    if let view = storedView { return view }
    return ViewLoading.within(self) {
      loadView()
      guard let view = storedView else {
        UncaughtException.raise("loadView() of \(type(of: self)) set no view")
      }
      viewDidLoad()
      return view
    }
  }

  func replaceView(with view: UIView?) {
    guard storedView !== view else { return }
    storedView?.hierarchy.controller = nil
    storedView = view
    guard let view else { return }
    view.hierarchy.controller = self
    viewWasReplaced()
    view.updateTraitsInTree()
    view.updateInsetsInTree()
  }

  /// The next responder after the controller: the root view's superview, or the presenting controller, or nil.
  var nextAfterController: UIResponder? {
    if let presenting = presentation.presenting, containment.parent == nil { return presenting }
    return storedView?.superview ?? containment.parent
  }
}
