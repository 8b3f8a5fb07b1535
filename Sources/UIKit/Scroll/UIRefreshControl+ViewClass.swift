import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiRefreshControl = ViewClass(
    UIRefreshControl.self,
    elements: ["refreshControl"])
}
