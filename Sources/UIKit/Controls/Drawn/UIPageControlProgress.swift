public import Foundation

/// The share of the time of a page control's current page that has passed.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  final weak var pageControl: UIPageControl?

  /// The progress from 0 to 1.
  open var currentProgress: Float = 0 {
    didSet {
      let kept = min(1, max(0, currentProgress))
      if kept != currentProgress { currentProgress = kept }
      pageControl?.setNeedsDisplay()
    }
  }
  /// Whether a page control shows the progress.
  open var isProgressVisible: Bool { pageControl != nil }
}
