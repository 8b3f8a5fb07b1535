import DarkroomCoreGraphics

/// The distances that UIKit chooses itself, in points.
@MainActor
enum SystemSpacing {
  /// Between neighbours.
  nonisolated static let siblings: CGFloat = 8

  /// Next to the baseline of a text, the distance of its lines; of two texts, the larger one's.
  ///
  /// UIKit says no more than that it depends on the fonts: the leading of body text of that size is
  /// this project's choice.
  static func between(_ first: LayoutOperand, _ second: LayoutOperand?) -> CGFloat {
    let fonts = [first.baselineFont, second?.baselineFont].compactMap { $0 }
    return fonts.map { DynamicType.leading(ofSize: $0.pointSize) }.max() ?? siblings
  }
}

extension LayoutOperand {
  /// The font on whose baseline the attribute is.
  fileprivate var baselineFont: UIFont? {
    guard case .attribute(let item, let attribute) = self, item.guide == nil,
      attribute == .firstBaseline || attribute == .lastBaseline, var view = item.view
    else { return nil }
    while true {
      let named =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if named === view || !named.isInside(view) { return view.baselineFont }
      view = named
    }
  }
}
