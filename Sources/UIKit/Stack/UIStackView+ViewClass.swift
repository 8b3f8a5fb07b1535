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
      ViewAttribute("axis", .text(Self.axisNames[axis] ?? "other")),
      ViewAttribute("spacing", .text(Self.text(ofSpacing: spacing))),
    ]
    let custom = customSpacingWords
    if !custom.isEmpty {
      list.append(ViewAttribute("custom spacing", .text(custom.joined(separator: ", "))))
    }
    if distribution != .fill {
      list.append(
        ViewAttribute("distribution", .text(Self.distributionNames[distribution] ?? "other")))
    }
    if alignment != .fill {
      list.append(ViewAttribute("alignment", .text(Self.alignmentNames[alignment] ?? "other")))
    }
    if isLayoutMarginsRelativeArrangement {
      let margins = layoutMargins
      let sides: [Double] = [margins.top, margins.left, margins.bottom, margins.right]
      list.append(ViewAttribute("margins", .text(TreeNumber.text(sides))))
    }
    return list
  }

  private var customSpacingWords: [String] {
    // Few stacks have any, and the others are not searched.
    guard !arrangement.customSpacing.isEmpty else { return [] }
    return arrangedSubviews.enumerated().compactMap { index, view in
      arrangement.customSpacing[ObjectIdentifier(view)].map {
        "\(Self.text(ofSpacing: $0)) after \(index + 1)"
      }
    }
  }

  private static func text(ofSpacing spacing: CGFloat) -> String {
    spacing == spacingUseSystem ? "system" : TreeNumber.text(spacing)
  }

  private static let axisNames = names(in: axes)
  private static let distributionNames = names(in: distributions)
  private static let alignmentNames = names(in: alignments)

  /// The alphabetically first name of each value, because some values have two.
  private static func names<Value: Hashable>(in words: [String: Value]) -> [Value: String] {
    Dictionary(words.map { ($1, $0) }) { min($0, $1) }
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
