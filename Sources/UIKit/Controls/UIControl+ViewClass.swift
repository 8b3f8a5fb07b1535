import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiControl = ViewClass(
    UIControl.self,
    elements: ["control"], decode: { $0.decodeControl($1) },
    keys: [
      RuntimeAttribute("enabled", \UIControl.isEnabled),
      RuntimeAttribute("selected", \UIControl.isSelected),
    ],
    attributes: {
      ViewAttribute.flags(set: [
        "disabled": !$0.isEnabled, "selected": $0.isSelected, "highlighted": $0.isHighlighted,
      ])
    },
    accessibilityTraits: { control in
      var traits: UIAccessibilityTraits = .none
      if control.isSelected { traits.insert(.selected) }
      if !control.isEnabled { traits.insert(.notEnabled) }
      return traits
    })
}

extension UIControl {
  fileprivate func decodeControl(_ nib: any InterfaceReader) {
    set(\.isEnabled, nib.bool("enabled"))
    set(\.isSelected, nib.bool("selected"))
    set(\.isHighlighted, nib.bool("highlighted"))
    set(
      \.contentHorizontalAlignment,
      nib.word("contentHorizontalAlignment", UIControl.ContentHorizontalAlignment.interfaceWords))
    set(
      \.contentVerticalAlignment,
      nib.word("contentVerticalAlignment", UIControl.ContentVerticalAlignment.interfaceWords))
    set(\.showsMenuAsPrimaryAction, nib.bool("showsMenuAsPrimaryAction"))
    set(\.toolTip, nib.string("toolTip"))
  }
}

extension UIControl.ContentHorizontalAlignment {
  static let interfaceWords: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]
}

extension UIControl.ContentVerticalAlignment {
  static let interfaceWords: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}
