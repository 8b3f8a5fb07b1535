import DarkroomCoreGraphics

/// The distances that UIKit itself chooses, in points.
@MainActor
enum SystemSpacing {
  /// The distance between siblings.
  nonisolated static let siblings: CGFloat = 8

  /// The distance at a text's baseline: its line height, or the larger one between two texts.
  ///
  /// UIKit documents only that it depends on the fonts. The leading of body text of that size is our choice.
  static func between(_ first: LayoutOperand, _ second: LayoutOperand?) -> CGFloat {
    let fonts = [first.baselineFont, second?.baselineFont].compactMap { $0 }
    return fonts.map { DynamicType.leading(ofSize: $0.pointSize) }.max() ?? siblings
  }
}

extension LayoutOperand {
  /// The font whose baseline the attribute refers to.
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
