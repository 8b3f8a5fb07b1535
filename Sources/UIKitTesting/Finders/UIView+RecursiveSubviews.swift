public import DarkroomUIKit

extension UIView {
  /// All views below this one: first its own subviews in order, then recursively the ones of each subview.
  ///
  /// For example, root{a{aa{aaa}}, b{ba}} gives a, b, aa, aaa, ba. The view itself is not included. The depth is
  /// limited only by memory.
  @_disfavoredOverload
  @preconcurrency @MainActor public var recursiveSubviews: [UIView] {
    var found: [UIView] = []
    // Views whose subviews are not listed yet; the next one is last.
    var pending: [UIView] = [self]
    while let parent = pending.popLast() {
      let children = parent.subviews
      found.append(contentsOf: children)
      pending.append(contentsOf: children.reversed())
    }
    return found
  }
}
