/// A label of text and icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  @Environment(\.self) private var values

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextLineCenter) {
      configuration.icon.alignmentGuide(.firstTextLineCenter, computeValue: firstLineCenter)
      configuration.title.alignmentGuide(.firstTextLineCenter, computeValue: firstLineCenter)
    }
  }

  /// The middle of the capitals of the first line; of a view without text its own middle.
  private func firstLineCenter(_ view: ViewDimensions) -> CGFloat {
    let font: UIFont? = (values.font ?? .body).uiFont(in: values)
    guard let baseline = view[explicit: .firstTextBaseline], let font else {
      return view.height / 2
    }
    return baseline - font.capHeight / 2
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension VerticalAlignment {
  private enum FirstTextLineCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  /// The middle of the first line of text.
  fileprivate static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)
}
