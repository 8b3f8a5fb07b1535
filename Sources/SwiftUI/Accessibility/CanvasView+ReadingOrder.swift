extension CanvasView {
  static func around(_ view: UIView) -> CanvasView? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? CanvasView }.first
  }

  /// The elements by their priorities, then from the top and from the left; nil if none has a priority.
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
  /// The outermost elements that are read.
  fileprivate var readElements: [UIView] {
    if isHidden || alpha == 0 || accessibilityElementsHidden { return [] }
    return isAccessibilityElement ? [self] : subviews.flatMap(\.readElements)
  }
}
