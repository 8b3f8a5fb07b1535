public import DarkroomUIKit

/// A part of a view tree, of SwiftUI or of UIKit, that is found anew whenever it is used.
///
/// So it stays valid when state changes and views are drawn anew. Layout that is due happens first.
@preconcurrency @MainActor
public struct InspectedView {
  /// The view whose tree is searched.
  let root: UIView
  /// The views that are drawn for the part, of which none lies in another.
  let locate: @MainActor () throws(ViewFinderError) -> [UIView]

  /// The frame of the part, in points of the inspected view.
  public func frame() throws(ViewFinderError) -> CGRect {
    try locate().map { $0.convert($0.bounds, to: root) }.reduce(CGRect.null) { $0.union($1) }
  }

  /// The first text that the part shows, nil for none.
  public func string() throws(ViewFinderError) -> String? {
    try all().lazy.compactMap(\.shownText).first
  }

  /// The views of the part and those below them.
  func all() throws(ViewFinderError) -> [UIView] {
    try locate().flatMap { [$0] + $0.recursiveSubviews }
  }

  /// Lays out what is due, on the screen of the device if the tree has no size.
  func settle() {
    let top: UIView = root.window ?? root.relativeAncestors.last ?? root
    if root === top, root.bounds.isEmpty { root.frame.size = UIScreen.main.bounds.size }
    top.layoutIfNeeded()
  }
}

extension UIView {
  /// The view as something in which parts are found, acted on, and found again.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func inspect() -> InspectedView {
    InspectedView(root: self) { [self] () throws(ViewFinderError) in [self] }
  }

  /// What the view shows as text, nil for none.
  var shownText: String? { viewSource?.text?.string ?? saidText }
}

extension UIViewController {
  /// The view of the controller, such as one that hosts a view of SwiftUI, as something in which
  /// parts are found.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func inspect() -> InspectedView { view.inspect() }
}
