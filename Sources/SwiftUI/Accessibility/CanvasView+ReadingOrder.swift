extension CanvasView {
  static func around(_ view: UIView) -> CanvasView? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? CanvasView }.first
  }

  /// The elements by priority, then from top to bottom and left to right; nil if no element has a priority.
  var prioritizedElements: [UIView]? {
    guard !readingPriorities.isEmpty else { return nil }
    let placed = subviews.flatMap(\.readElements).map { element in
      let origin = element.convert(element.bounds, to: self).origin
      return (
        element, priority: readingPriorities[ObjectIdentifier(element)] ?? 0, origin: origin
      )
    }
    return placed.sorted {
      ($1.priority, $0.origin.y, $0.origin.x) < ($0.priority, $1.origin.y, $1.origin.x)
    }.map(\.0)
  }
}

extension UIView {
  /// The outermost elements that are read out.
  fileprivate var readElements: [UIView] {
    if isHidden || alpha == 0 || accessibilityElementsHidden { return [] }
    return isAccessibilityElement ? [self] : subviews.flatMap(\.readElements)
  }
}
