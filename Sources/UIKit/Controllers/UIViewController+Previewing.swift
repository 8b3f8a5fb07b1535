extension UIViewController {
  /// - Important: Inert. A press has no force here; the context says what it was made with.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewingContext(delegate: delegate, sourceView: sourceView)
  }

  /// - Important: Inert.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
