import SwiftUI

/// The frames of all views that are drawn for a root, in points of the hosting view.
@MainActor
func frames(
  of root: some View, in size: CGSize, scale: CGFloat = 3, safeArea: UIEdgeInsets = .zero
) -> [CGRect] {
  let controller = UIHostingController(rootView: root.environment(\.displayScale, scale))
  controller.additionalSafeAreaInsets = safeArea
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  window.rootViewController = controller
  window.isHidden = false
  window.layoutIfNeeded()
  guard let hosting = controller.view else { return [] }
  return leaves(of: hosting.subviews[0]).map { $0.convert($0.bounds, to: hosting) }
}

@MainActor
private func leaves(of view: UIView) -> [UIView] {
  view.subviews.flatMap { [$0] + leaves(of: $0) }
}
