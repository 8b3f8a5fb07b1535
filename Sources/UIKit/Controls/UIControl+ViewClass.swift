import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiControl = ViewClass(
    UIControl.self,
    elements: ["control"], decode: { $0.decodeControl($1) },
    keys: [
      RuntimeAttribute("enabled", \UIControl.isEnabled) { $0.isEnabled = $1 },
      RuntimeAttribute("selected", \UIControl.isSelected) { $0.isSelected = $1 },
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
    set(nib.bool("enabled")) { $0.isEnabled = $1 }
    set(nib.bool("selected")) { $0.isSelected = $1 }
    set(nib.bool("highlighted")) { $0.isHighlighted = $1 }
    set(nib.word("contentHorizontalAlignment", UIControl.ContentHorizontalAlignment.interfaceWords))
    { $0.contentHorizontalAlignment = $1 }
    set(nib.word("contentVerticalAlignment", UIControl.ContentVerticalAlignment.interfaceWords)) {
      $0.contentVerticalAlignment = $1
    }
    set(nib.bool("showsMenuAsPrimaryAction")) { $0.showsMenuAsPrimaryAction = $1 }
    set(nib.string("toolTip")) { $0.toolTip = $1 }
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
