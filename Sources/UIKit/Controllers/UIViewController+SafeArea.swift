import DarkroomCoreGraphics

extension UIViewController {
  struct AdditionalInsets {
    var own = UIEdgeInsets.zero
    /// The insets of the areas that the bars of containers cover.
    var fromContainer = UIEdgeInsets.zero
  }

  var totalAdditionalSafeArea: UIEdgeInsets {
    additionalInsets.own + additionalInsets.fromContainer
  }

  func setAdditionalSafeArea(_ insets: UIEdgeInsets) {
    guard additionalInsets.own != insets else { return }
    additionalInsets.own = insets
    storedView?.updateInsetsInTree()
  }

  func setContainerSafeArea(_ insets: UIEdgeInsets) {
    guard additionalInsets.fromContainer != insets else { return }
    additionalInsets.fromContainer = insets
    storedView?.updateInsetsInTree()
  }

  /// The system's side margin: 16 points if the shorter side of the window is at most 393 points, otherwise 20.
  var systemSideMargin: CGFloat {
    let size = (storedView?.window ?? storedView)?.bounds.size ?? UIScreen.main.bounds.size
    let reference = size == .zero ? UIScreen.main.bounds.size : size
    return min(reference.width, reference.height) <= 393 ? 16 : 20
  }

  var minimumRootMargins: UIEdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins else { return .zero }
    let minimum = systemMinimumLayoutMargins
    return UIEdgeInsets(
      top: minimum.top, left: minimum.leading, bottom: minimum.bottom, right: minimum.trailing)
  }
}
