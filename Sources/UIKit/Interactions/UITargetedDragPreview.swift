/// The view that is dragged along with an item.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}
