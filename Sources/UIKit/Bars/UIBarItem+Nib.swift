import DarkroomCoreGraphics
import Foundation

extension UIBarItem {
  func decodeItem(_ nib: any InterfaceReader) {
    set(\.title, nib.string("title"))
    set(\.image, nib.image("image"))
    set(\.isEnabled, nib.bool("enabled"))
    set(\.tag, nib.integer("tag"))
    guard let part = nib.part("accessibilityConfiguration", ["accessibility"]) else { return }
    set(\.accessibilityIdentifier, part.attribute("identifier"))
    set(\.accessibilityLabel, part.attribute("label"))
  }
}
