/// The view that is dragged together with an item.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}
