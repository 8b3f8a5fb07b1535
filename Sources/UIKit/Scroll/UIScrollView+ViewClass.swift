import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiScrollView = ViewClass(
    UIScrollView.self,
    elements: ["scrollView"], decode: { $0.decodeScrolling($1) },
    outlets: [
      Outlet("delegate", \UIScrollView.delegate) { $0.delegate = $1 },
      Outlet("refreshControl", \UIScrollView.refreshControl) { $0.refreshControl = $1 },
    ],
    attributes: {
      // The rows of a list keep their frames during scrolling.
      $0.contentOffset == .zero
        ? [] : [ViewAttribute("content offset", .point($0.contentOffset))]
    })
}
