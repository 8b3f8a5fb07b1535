extension UIImageView {
  func setUpImageView() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  func change(_ edit: (inout ImageViewContent) -> Void) {
    let oldSize = content.shown?.size
    edit(&content)
    if content.shown?.size != oldSize {
      invalidateIntrinsicContentSize()
      (superview as? UITableViewCellContentView)?.contentDidChange()
    }
    showImage()
  }

  /// Puts the image on the layer, upright and tinted.
  func showImage() {
    guard let image = content.shown?.resolved(with: traitCollection) else {
      layer.contents = nil
      return
    }
    traitCollection.performAsCurrent {
      layer.contents = picture(of: image)
    }
    layer.contentsScale = image.scale
  }

  /// Resizable images are drawn anew at every size.
  func showResizableImage() {
    if content.shown?.content.isResizable == true { showImage() }
  }

  private func picture(of image: UIImage) -> CGImage? {
    var content = image.content
    if content.flipsForRightToLeft, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      content.orientation = content.orientation.mirrored
    }
    let fills = content.isResizable && contentMode == .scaleToFill && !bounds.isEmpty
    let needsTint = content.isTemplate && content.symbol?.configuration.attributes.color == nil
    return content.flattened(
      size: fills ? bounds.size : content.size, tint: needsTint ? tintColor : nil)
  }
}
