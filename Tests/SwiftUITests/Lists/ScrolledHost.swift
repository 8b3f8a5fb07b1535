import SwiftUI

/// A hosted view, its scroll view, and the frames that are seen of what is drawn in that.
@MainActor
struct ScrolledHost {
  let hosting: UIView
  let window: UIWindow

  init(_ root: some View, in size: CGSize, safeArea: UIEdgeInsets = .zero) {
    let controller = UIHostingController(rootView: root.environment(\.displayScale, 3))
    controller.additionalSafeAreaInsets = safeArea
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    hosting = controller.view
  }

  var scrollView: UIScrollView? { find(in: hosting) }

  private func find(in view: UIView) -> UIScrollView? {
    view as? UIScrollView ?? view.subviews.lazy.compactMap(find).first
  }

  var frames: [CGRect] {
    scrollView?.subviews.map { $0.convert($0.bounds, to: hosting) } ?? []
  }
}
