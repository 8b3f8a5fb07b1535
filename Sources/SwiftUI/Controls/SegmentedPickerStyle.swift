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
  /// UIKit's segmented control; a value whose view has no text shows its image.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
