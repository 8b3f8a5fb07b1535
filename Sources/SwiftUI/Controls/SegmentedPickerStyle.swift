/// A picker with a segment for each value.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension SegmentedPickerStyle: NamedPickerStyle {
  func makeBody(configuration: PickerConfiguration) -> some View {
    PickerSegments(options: configuration.options)
  }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
