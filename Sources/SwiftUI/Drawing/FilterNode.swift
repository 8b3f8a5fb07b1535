import DarkroomRaster

/// A view whose finished picture is changed.
final class FilterNode: LayoutNode {
  private let filter: PictureFilter

  init(_ child: LayoutNode, _ filter: PictureFilter) {
    self.filter = filter
    super.init(around: child)
  }

  override func makeView() -> UIView? { FilterView(filter) }
}
