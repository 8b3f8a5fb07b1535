import DarkroomCoreGraphics
import Foundation

/// A view whose element has variations.
@MainActor
final class VariedView {
  private(set) weak var view: UIView?
  private let element: NibElement
  /// The element with the values that the view has now.
  private var current: NibElement

  init(_ view: UIView, _ element: NibElement, _ traits: UITraitCollection) {
    self.view = view
    self.element = element
    current = element.varied(for: traits)
  }

  /// The values that changed with the view's traits, with the view; values that the app has set stay otherwise.
  func takeChange() -> (element: NibElement, view: UIView)? {
    guard let view else { return nil }
    let new = element.varied(for: view.traitCollection)
    defer { current = new }
    return element.change(from: current, to: new).map { ($0, view) }
  }

  /// Removes the subviews that the view's traits exclude, and adds the others.
  func updateSubviews(in session: NibSession) {
    guard let view else { return }
    let excluded = element.excluded("subviews", for: view.traitCollection)
    let ids = element.child("subviews")?.children.compactMap(\.id) ?? []
    for (index, id) in ids.enumerated() {
      if excluded.contains(id) {
        guard let subview = session.object(id) as? UIView, subview.superview === view else {
          continue
        }
        session.detach(subview, id)
        subview.removeFromSuperview()
      } else if let subview = session.takeDetached(id), subview.superview == nil {
        insert(subview, above: ids[..<index], in: view, session)
      }
    }
  }

  /// Puts a subview above the subviews before it in the file.
  private func insert(
    _ subview: UIView, above ids: ArraySlice<String>, in view: UIView, _ session: NibSession
  ) {
    let earlier = ids.reversed().lazy.compactMap { session.object($0) as? UIView }
      .first { $0.superview === view }
    if let stack = view as? UIStackView {
      let place = earlier.flatMap { view in stack.arrangedSubviews.firstIndex { $0 === view } }
      stack.insertArrangedSubview(subview, at: place.map { $0 + 1 } ?? 0)
    } else if let earlier {
      view.insertSubview(subview, aboveSubview: earlier)
    } else {
      view.insertSubview(subview, at: 0)
    }
  }
}
