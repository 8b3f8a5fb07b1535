/// The identifier of a line along which views are aligned.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
