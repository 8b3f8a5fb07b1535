import DarkroomCoreGraphics
import Foundation

extension UIScrollView {
  private static let adjustments: [String: ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]
  private static let indicators: [String: IndicatorStyle] = [
    "default": .default, "black": .black, "white": .white,
  ]
  private static let dismissals: [String: KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    "onDragWithAccessory": .onDragWithAccessory,
    "interactiveWithAccessory": .interactiveWithAccessory,
  ]

  func decodeScrolling(_ nib: any InterfaceReader) {
    set(nib.bool("scrollEnabled")) { $0.isScrollEnabled = $1 }
    set(nib.bool("pagingEnabled")) { $0.isPagingEnabled = $1 }
    set(nib.bool("directionalLockEnabled")) { $0.isDirectionalLockEnabled = $1 }
    set(nib.bool("bounces")) { $0.bounces = $1 }
    set(nib.bool("bouncesZoom")) { $0.bouncesZoom = $1 }
    set(nib.bool("alwaysBounceVertical")) { $0.alwaysBounceVertical = $1 }
    set(nib.bool("alwaysBounceHorizontal")) { $0.alwaysBounceHorizontal = $1 }
    set(nib.bool("showsVerticalScrollIndicator")) { $0.showsVerticalScrollIndicator = $1 }
    set(nib.bool("showsHorizontalScrollIndicator")) { $0.showsHorizontalScrollIndicator = $1 }
    set(nib.bool("delaysContentTouches")) { $0.delaysContentTouches = $1 }
    set(nib.bool("canCancelContentTouches")) { $0.canCancelContentTouches = $1 }
    set(nib.number("minimumZoomScale")) { $0.minimumZoomScale = $1 }
    set(nib.number("maximumZoomScale")) { $0.maximumZoomScale = $1 }
    set(nib.word("indicatorStyle", Self.indicators)) { $0.indicatorStyle = $1 }
    set(nib.word("keyboardDismissMode", Self.dismissals)) { $0.keyboardDismissMode = $1 }
    set(nib.word("contentInsetAdjustmentBehavior", Self.adjustments)) {
      $0.contentInsetAdjustmentBehavior = $1
    }
    set(nib.insets("contentInset")) { $0.contentInset = $1 }
    set(nib.insets("scrollIndicatorInsets")) { $0.scrollIndicatorInsets = $1 }
    set(nib.size("contentSize")) { $0.contentSize = $1 }
    if let control = nib.view("refreshControl") as? UIRefreshControl { refreshControl = control }
  }
}
