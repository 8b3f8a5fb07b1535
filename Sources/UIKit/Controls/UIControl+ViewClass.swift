import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiControl = ViewClass(
    UIControl.self,
    elements: ["control"], decode: { $0.decodeControl($1) },
    keys: [NibKey("enabled", \UIControl.isEnabled), NibKey("selected", \UIControl.isSelected)],
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
  fileprivate func decodeControl(_ nib: NibReader) {
    set(\.isEnabled, nib.bool("enabled"))
    set(\.isSelected, nib.bool("selected"))
    set(\.isHighlighted, nib.bool("highlighted"))
    set(\.contentHorizontalAlignment, nib.word("contentHorizontalAlignment", NibWords.horizontal))
    set(\.contentVerticalAlignment, nib.word("contentVerticalAlignment", NibWords.vertical))
    set(\.showsMenuAsPrimaryAction, nib.bool("showsMenuAsPrimaryAction"))
    set(\.toolTip, nib.string("toolTip"))
  }
}
