import DarkroomRaster

/// Contains the views that a filter changes as a whole.
final class FilterView: UIView {
  override class var layerClass: AnyClass { CAFilterLayer.self }

  init(_ filter: PictureFilter) {
    super.init(frame: .zero)
    (layer as? CAFilterLayer)?.filter = filter
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }
}
