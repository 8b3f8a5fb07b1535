public import Foundation

/// How much of the time of a page control's current page has passed.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  final weak var pageControl: UIPageControl?

  /// From 0 to 1.
  open var currentProgress: Float = 0 {
    didSet {
      let kept = min(1, max(0, currentProgress))
      if kept != currentProgress { currentProgress = kept }
      pageControl?.setNeedsDisplay()
    }
  }
  /// While a page control has it.
  open var isProgressVisible: Bool { pageControl != nil }
}
