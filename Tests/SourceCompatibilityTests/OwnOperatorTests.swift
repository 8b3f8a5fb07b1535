import Testing
import UIKit

extension UILayoutPriority {
  static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(min(lhs.rawValue + rhs, 1000))
  }
}

/// Many apps declare what UIKit has: theirs is meant then.
struct OwnOperatorTests {
  @Test func anAppsOperatorIsMeant() {
    #expect((UILayoutPriority.required + 5).rawValue == 1000)
  }
}
