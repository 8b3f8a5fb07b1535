import DarkroomUIKit
import Foundation

extension ViewAudit {
  /// The distance in points up to which an overlap isn't a fault.
  private static let tolerance: CGFloat = 1

  /// Finds texts that overlap texts, and controls that overlap controls; a container does not overlap its contents.
  mutating func findOverlaps(_ texts: [UIView], _ controls: [UIView]) {
    findOverlaps(texts.map { ($0, place(ofText: $0)) })
    findOverlaps(controls.map { ($0, frame(of: $0)) })
  }

  private func place(ofText view: UIView) -> CGRect {
    let place = view.convert(view.textPlace, to: root).intersection(frame(of: view))
    return place.isNull ? .zero : place
  }

  /// Finds overlaps from top to bottom, so that only neighbors are compared.
  private mutating func findOverlaps(_ views: [(view: UIView, frame: CGRect)]) {
    let inset = views.map {
      ($0.view, $0.frame.insetBy(dx: Self.tolerance / 2, dy: Self.tolerance / 2))
    }
    .filter { !$0.1.isNull && !$0.1.isEmpty }
    let downwards = inset.sorted { $0.1.minY < $1.1.minY }
    for (index, (view, frame)) in downwards.enumerated() {
      for (other, place) in downwards[(index + 1)...] {
        if place.minY >= frame.maxY { break }
        guard frame.intersects(place), !view.isDescendant(of: other), !other.isDescendant(of: view)
        else { continue }
        note("overlap", view, "lies on \(Self.title(of: other))")
      }
    }
  }

  mutating func findUnsafePlace(of view: UIView) {
    let safe = root.bounds.inset(by: root.safeAreaInsets)
    guard safe != root.bounds, !isScrolledOrInBar(view) else { return }
    let frame = view.shownText == nil ? frame(of: view) : place(ofText: view)
    let inset = frame.insetBy(dx: Self.tolerance / 2, dy: Self.tolerance / 2)
    guard !inset.isNull, !inset.isEmpty, !safe.contains(inset) else { return }
    note("safeArea", view, "reaches out of the safe area, \(ViewOutline.text(safe))")
  }

  private func isScrolledOrInBar(_ view: UIView) -> Bool {
    lies(
      view,
      in: {
        $0 is UIScrollView || $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar
      })
  }

  func isInBar(_ view: UIView) -> Bool {
    lies(
      view,
      in: { $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar || $0 is UISearchBar })
  }

  /// In itself, too.
  private func lies(_ view: UIView, in isWanted: (UIView) -> Bool) -> Bool {
    var next: UIView? = view
    while let candidate = next {
      if isWanted(candidate) { return true }
      next = candidate.superview
    }
    return false
  }
}
