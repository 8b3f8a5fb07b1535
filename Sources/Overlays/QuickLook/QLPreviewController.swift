/// Remembers which item is shown; of the item it shows nothing.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  /// Is asked by `currentPreviewItem` each time, and otherwise never.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// Is called by tests, never by the controller.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// Kept without a check; beyond the last item, `currentPreviewItem` is nil.
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
  /// Whether the item has a URL; the type of the file does not count.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
  }
}
