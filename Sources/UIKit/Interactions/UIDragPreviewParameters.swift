import Foundation

/// How what is dragged looks.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
