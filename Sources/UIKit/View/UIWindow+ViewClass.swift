import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiWindow = ViewClass(
    UIWindow.self,
    elements: ["window"])
}
