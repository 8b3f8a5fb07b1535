import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiStackView = ViewClass(
    UIStackView.self,
    elements: ["stackView"], decode: { $0.decodeStack($1) })
}

extension UIStackView {
  private static let axes: [String: NSLayoutConstraint.Axis] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]
  private static let distributions: [String: Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let alignments: [String: Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]

  fileprivate func decodeStack(_ nib: any InterfaceReader) {
    set(\.axis, nib.word("axis", Self.axes))
    set(\.distribution, nib.word("distribution", Self.distributions))
    set(\.alignment, nib.word("alignment", Self.alignments))
    set(\.spacing, nib.number("spacing"))
    if nib.attribute("spacingType") == "standard" { spacing = UIStackView.spacingUseSystem }
    set(\.isBaselineRelativeArrangement, nib.bool("baselineRelativeArrangement"))
    set(\.isLayoutMarginsRelativeArrangement, nib.bool("layoutMarginsRelativeArrangement"))
  }
}
