public import DarkroomUIKit

/// A part of a SwiftUI or UIKit view tree, which is searched for again at each use.
///
/// So it stays valid when state changes and views are redrawn. Pending layout happens first.
@preconcurrency @MainActor
public struct InspectedView {
  /// The view whose tree is searched.
  let root: UIView
  /// The views that are drawn for the part; none of them is inside another.
  let locate: @MainActor () throws(ViewFinderError) -> [UIView]

  /// The frame of the part, in points of the inspected view.
  public func frame() throws(ViewFinderError) -> CGRect {
    try locate().map { $0.convert($0.bounds, to: root) }.reduce(CGRect.null) { $0.union($1) }
  }

  /// The first text that the part shows; nil if there is none.
  public func string() throws(ViewFinderError) -> String? {
    try all().lazy.compactMap(\.shownText).first
  }

  /// The views of the part and those below them.
  func all() throws(ViewFinderError) -> [UIView] {
    try locate().flatMap { [$0] + $0.recursiveSubviews }
  }

  /// Performs pending layout, on the device's screen if the tree has no size.
  func settle() {
    let top: UIView = root.window ?? root.relativeAncestors.last ?? root
    if root === top, root.bounds.isEmpty { root.frame.size = UIScreen.main.bounds.size }
    top.layoutIfNeeded()
  }
}

extension UIView {
  /// The view as a tree in which parts can be found and used.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func inspect() -> InspectedView {
    InspectedView(root: self) { [self] () throws(ViewFinderError) in [self] }
  }

  /// The text that the view shows; nil if there is none.
  var shownText: String? { viewSource?.text?.string ?? saidText }
}

extension UIViewController {
  /// The view of the controller, for example one that hosts a SwiftUI view, as a tree in which parts can be found.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func inspect() -> InspectedView { view.inspect() }
}
