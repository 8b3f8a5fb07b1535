public import Foundation

extension UITextItem {
  /// What shows beside an item's menu.
  ///
  /// - Important: Inert. No menu opens.
  @preconcurrency @MainActor
  open class MenuPreview: NSObject {
    public init(view: UIView) { super.init() }
  }
}
