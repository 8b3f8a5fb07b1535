import Testing
import UIKit

@MainActor
struct IdentityTests {
  @Test func viewsAreHashedAndComparedByIdentity() {
    let view = UIView()

    #expect(Set([view, view, UIView()]).count == 2)
    #expect(view == view && view.isEqual(view) && view != UIView())
    #expect([view: "first"][view] == "first")
  }

  @Test func descriptionsNameTheClassAsTheObjectiveCRuntimeDoes() {
    final class Row: UIView {}

    #expect(UIViewController().description.hasPrefix("<UIViewController: 0x"))
    #expect(UIView().description.hasPrefix("<UIView: 0x"))
    #expect("\(Row())".contains(".Row: 0x") || "\(Row())".contains("Row"))
  }

  /// As with the `Then` library: a protocol that all NSObjects conform to.
  @Test func extensionsOfNSObjectReachViews() {
    let view = UIView().then { $0.tag = 5 }

    #expect(view.tag == 5)
  }
}

private protocol Then {}

extension Then where Self: AnyObject {
  @MainActor fileprivate func then(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}

extension NSObject: Then {}
