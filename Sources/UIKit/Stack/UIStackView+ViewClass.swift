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
    set(nib.word("axis", Self.axes)) { $0.axis = $1 }
    set(nib.word("distribution", Self.distributions)) { $0.distribution = $1 }
    set(nib.word("alignment", Self.alignments)) { $0.alignment = $1 }
    set(nib.number("spacing")) { $0.spacing = $1 }
    if nib.attribute("spacingType") == "standard" { spacing = UIStackView.spacingUseSystem }
    set(nib.bool("baselineRelativeArrangement")) { $0.isBaselineRelativeArrangement = $1 }
    set(nib.bool("layoutMarginsRelativeArrangement")) { $0.isLayoutMarginsRelativeArrangement = $1 }
  }
}
