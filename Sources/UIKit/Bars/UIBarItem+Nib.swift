import DarkroomCoreGraphics
import Foundation

extension UIBarItem {
  func decodeItem(_ nib: NibReader) {
    set(\.title, nib.string("title"))
    set(\.image, nib.image("image"))
    set(\.isEnabled, nib.bool("enabled"))
    set(\.tag, nib.integer("tag"))
    guard let element = nib.child(forKey: "accessibilityConfiguration", ["accessibility"]) else {
      return
    }
    set(\.accessibilityIdentifier, element["identifier"])
    set(\.accessibilityLabel, element["label"])
  }
}
