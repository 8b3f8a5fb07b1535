import DarkroomCoreGraphics
import Foundation

extension UITabBarItem {
  func decode(_ nib: any InterfaceReader) {
    if let item = nib.attribute("systemItem"), title == nil { title = Self.words(item) }
    decodeItem(nib)
    set(nib.image("selectedImage", catalog: "selectedImageCatalog")) { $0.selectedImage = $1 }
    set(nib.string("badgeValue")) { $0.badgeValue = $1 }
    set(nib.color("badgeColor")) { $0.badgeColor = $1 }
  }

  /// Returns the title of a system item, for example `Most Viewed` for `mostViewed`.
  private static func words(_ item: String) -> String {
    item.reduce(into: "") { words, letter in
      if words.isEmpty { return words += letter.uppercased() }
      words += letter.isUppercase ? " \(letter)" : "\(letter)"
    }
  }
}
