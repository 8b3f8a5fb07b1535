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
    set(\.isScrollEnabled, nib.bool("scrollEnabled"))
    set(\.isPagingEnabled, nib.bool("pagingEnabled"))
    set(\.isDirectionalLockEnabled, nib.bool("directionalLockEnabled"))
    set(\.bounces, nib.bool("bounces"))
    set(\.bouncesZoom, nib.bool("bouncesZoom"))
    set(\.alwaysBounceVertical, nib.bool("alwaysBounceVertical"))
    set(\.alwaysBounceHorizontal, nib.bool("alwaysBounceHorizontal"))
    set(\.showsVerticalScrollIndicator, nib.bool("showsVerticalScrollIndicator"))
    set(\.showsHorizontalScrollIndicator, nib.bool("showsHorizontalScrollIndicator"))
    set(\.delaysContentTouches, nib.bool("delaysContentTouches"))
    set(\.canCancelContentTouches, nib.bool("canCancelContentTouches"))
    set(\.minimumZoomScale, nib.number("minimumZoomScale"))
    set(\.maximumZoomScale, nib.number("maximumZoomScale"))
    set(\.indicatorStyle, nib.word("indicatorStyle", Self.indicators))
    set(\.keyboardDismissMode, nib.word("keyboardDismissMode", Self.dismissals))
    set(
      \.contentInsetAdjustmentBehavior,
      nib.word("contentInsetAdjustmentBehavior", Self.adjustments))
    set(\.contentInset, nib.insets("contentInset"))
    set(\.scrollIndicatorInsets, nib.insets("scrollIndicatorInsets"))
    set(\.contentSize, nib.size("contentSize"))
    if let control = nib.view("refreshControl") as? UIRefreshControl { refreshControl = control }
  }
}
