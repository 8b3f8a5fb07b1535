import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiPageControl = ViewClass(
    UIPageControl.self,
    elements: ["pageControl"], decode: { $0.decodePages($1) },
    appearance: [
      AppearanceSetting(\UIPageControl.pageIndicatorTintColor),
      AppearanceSetting(\UIPageControl.currentPageIndicatorTintColor),
      AppearanceSetting(\UIPageControl.preferredIndicatorImage),
      AppearanceSetting(\UIPageControl.preferredCurrentPageIndicatorImage),
    ],
    attributes: {
      [ViewAttribute("page", .text("\($0.currentPage + 1) of \($0.numberOfPages)"))]
    },
    isAccessibilityElement: true,
    accessibilityValue: { "page \($0.currentPage + 1) of \($0.numberOfPages)" },
    accessibilityTraits: { _ in .adjustable })
}

extension UIPageControl {
  fileprivate func decodePages(_ nib: any InterfaceReader) {
    set(\.numberOfPages, nib.integer("numberOfPages") ?? 3)
    set(\.currentPage, nib.integer("currentPage"))
    set(\.hidesForSinglePage, nib.bool("hidesForSinglePage"))
    set(\.pageIndicatorTintColor, nib.color("pageIndicatorTintColor"))
    set(\.currentPageIndicatorTintColor, nib.color("currentPageIndicatorTintColor"))
  }
}
