/// A picker with a segment for each value.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
