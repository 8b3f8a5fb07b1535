public import DarkroomUIKit

extension UIView {
  /// All views below this one: its own subviews first, in order, then each child's in turn.
  ///
  /// root{a{aa{aaa}}, b{ba}} gives a, b, aa, aaa, ba. The view itself is never among them. Depth is bounded
  /// only by memory.
  @_disfavoredOverload
  @preconcurrency @MainActor public var recursiveSubviews: [UIView] {
    var found: [UIView] = []
    // Parents whose children are still to be listed, the next one last.
    var pending: [UIView] = [self]
    while let parent = pending.popLast() {
      let children = parent.subviews
      found.append(contentsOf: children)
      pending.append(contentsOf: children.reversed())
    }
    return found
  }
}
