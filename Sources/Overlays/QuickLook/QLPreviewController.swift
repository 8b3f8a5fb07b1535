/// Remembers which item is shown; of the item it shows nothing.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0

  /// Nil beyond the last.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex >= 0,
      currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// - Important: Inert. It shows nothing of its item.
  open func reloadData() {}
  /// - Important: Inert. It shows nothing of its item.
  open func refreshCurrentPreviewItem() {}
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
  }
}
