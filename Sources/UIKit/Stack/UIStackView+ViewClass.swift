import DarkroomCoreGraphics
import DarkroomTrees
import Foundation

extension ViewClass {
  static let uiStackView = ViewClass(
    UIStackView.self,
    elements: ["stackView"], decode: { $0.decodeStack($1) },
    attributes: { $0.arrangementAttributes })
}

extension UIStackView {
  /// The attributes that determine the arrangement of the views; the spacing is always included, so that a change is
  /// reported with both values.
  fileprivate var arrangementAttributes: [ViewAttribute] {
    var list = [
      ViewAttribute("axis", .text(Self.name(of: axis, in: Self.axes))),
      ViewAttribute("spacing", .text(Self.text(ofSpacing: spacing))),
    ]
    let custom = arrangedSubviews.enumerated().compactMap { index, view in
      arrangement.customSpacing[ObjectIdentifier(view)].map {
        "\(Self.text(ofSpacing: $0)) after \(index + 1)"
      }
    }
    if !custom.isEmpty {
      list.append(ViewAttribute("custom spacing", .text(custom.joined(separator: ", "))))
    }
    if distribution != .fill {
      list.append(
        ViewAttribute("distribution", .text(Self.name(of: distribution, in: Self.distributions))))
    }
    if alignment != .fill {
      list.append(ViewAttribute("alignment", .text(Self.name(of: alignment, in: Self.alignments))))
    }
    if isLayoutMarginsRelativeArrangement {
      let sides = [
        layoutMargins.top, layoutMargins.left, layoutMargins.bottom, layoutMargins.right,
      ]
      list.append(
        ViewAttribute("margins", .text(sides.map { TreeNumber.text($0) }.joined(separator: " "))))
    }
    return list
  }

  private static func text(ofSpacing spacing: CGFloat) -> String {
    spacing == spacingUseSystem ? "system" : TreeNumber.text(spacing)
  }

  /// The alphabetically first name, because some values have two.
  private static func name<Value: Equatable>(of value: Value, in names: [String: Value]) -> String {
    names.filter { $0.value == value }.keys.min() ?? "other"
  }
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
