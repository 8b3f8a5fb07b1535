public import Foundation

extension UITextItem {
  /// The menu of a text item, and its preview.
  ///
  /// - Important: Inert. No menu opens.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    public init(menu: UIMenu) { super.init() }
    public init(preview: UITextItem.MenuPreview?, menu: UIMenu) { super.init() }
  }
}
