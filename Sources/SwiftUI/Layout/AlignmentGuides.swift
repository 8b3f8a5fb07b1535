private import Synchronization

/// Apple's alignment guides.
enum AlignmentGuides {
  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum CenterX: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum RowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum RowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum CenterY: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The guides that texts have.
  static let baselines: Set = [
    ObjectIdentifier(FirstBaseline.self), ObjectIdentifier(LastBaseline.self),
  ]

  /// Whether a guide is horizontal.
  ///
  /// It works for Apple's guides and for a team's own, which are known from the alignments created with them.
  static func areHorizontal(_ guide: any AlignmentID.Type) -> Bool {
    known.withLock { $0.contains(ObjectIdentifier(guide)) }
  }

  static func noteHorizontal(_ guide: any AlignmentID.Type) {
    known.withLock { _ = $0.insert(ObjectIdentifier(guide)) }
  }

  private static let known = Mutex<Set<ObjectIdentifier>>([])

  /// A container's value for a guide from those of its views: the first or last baseline, or otherwise the average.
  static func combined(_ values: [CGFloat], _ guide: any AlignmentID.Type) -> CGFloat? {
    guard let first = values.first, let last = values.last else { return nil }
    if guide == FirstBaseline.self { return first }
    if guide == LastBaseline.self { return last }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
