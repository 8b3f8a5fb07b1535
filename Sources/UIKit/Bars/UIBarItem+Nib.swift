import DarkroomCoreGraphics
import Foundation

extension UIBarItem {
  func decodeItem(_ nib: any InterfaceReader) {
    set(nib.string("title")) { $0.title = $1 }
    set(nib.image("image")) { $0.image = $1 }
    set(nib.bool("enabled")) { $0.isEnabled = $1 }
    set(nib.integer("tag")) { $0.tag = $1 }
    guard let part = nib.part("accessibilityConfiguration", ["accessibility"]) else { return }
    set(part.attribute("identifier")) { $0.accessibilityIdentifier = $1 }
    set(part.attribute("label")) { $0.accessibilityLabel = $1 }
  }
}
