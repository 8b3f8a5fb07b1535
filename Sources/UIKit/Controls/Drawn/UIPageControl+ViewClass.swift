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
    attributes: { view in
      [
        ViewAttribute("page", .text("\(view.currentPage + 1) of \(view.numberOfPages)")),
        view.pageIndicatorTintColor.map { ViewAttribute("page tint", .color($0)) },
        view.currentPageIndicatorTintColor.map {
          ViewAttribute("current page tint", .color($0))
        },
      ].compactMap(\.self)
    },
    isAccessibilityElement: true,
    accessibilityValue: { "page \($0.currentPage + 1) of \($0.numberOfPages)" },
    accessibilityTraits: { _ in .adjustable })
}

extension UIPageControl {
  fileprivate func decodePages(_ nib: any InterfaceReader) {
    set(nib.integer("numberOfPages") ?? 3) { $0.numberOfPages = $1 }
    set(nib.integer("currentPage")) { $0.currentPage = $1 }
    set(nib.bool("hidesForSinglePage")) { $0.hidesForSinglePage = $1 }
    set(nib.color("pageIndicatorTintColor")) { $0.pageIndicatorTintColor = $1 }
    set(nib.color("currentPageIndicatorTintColor")) { $0.currentPageIndicatorTintColor = $1 }
  }
}
