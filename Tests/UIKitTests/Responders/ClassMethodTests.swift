import DarkroomUIKit
import Foundation
import Testing

/// What classes answer themselves.
@MainActor
struct ClassMethodTests {
  private class Theme: NSObject {
    @MainActor static var reloads = 0
    @MainActor class func reload() { reloads += 1 }
    func apply(_ sender: Any?) {}
  }

  private final class DarkTheme: Theme {}

  @Test func aClassRespondsToItsOwnMethodsAndNotToThoseOfItsObjects() {
    _ClassRegistry.add("reload", in: Theme.self) { $0.reload as () -> Void }
    _ClassRegistry.add("apply:") { (it: Theme) in it.apply(_:) }

    #expect(Theme.responds(to: Selector("reload")) && DarkTheme.responds(to: Selector("reload")))
    #expect(!Theme.responds(to: Selector("apply:")) && !NSObject.responds(to: Selector("reload")))
    #expect(DarkTheme.instancesRespond(to: Selector("apply:")))
    #expect(!Theme.instancesRespond(to: Selector("reload")))
    #expect(!Theme().responds(to: Selector("reload")) && Theme().responds(to: Selector("apply:")))
  }

  @Test func aSelectorEntersTheMethodThatItHolds() {
    let selector = Selector("begin", in: DarkTheme.self) { $0.reload as () -> Void }

    #expect(DarkTheme.responds(to: selector) && !Theme.responds(to: selector))
  }

  /// The class is the target, and the selector a mere name.
  @Test func aControlCallsTheMethodOfAClassByName() {
    _ClassRegistry.add("reload", in: Theme.self) { $0.reload as () -> Void }
    let control = UIControl()
    control.addTarget(Theme.self, action: Selector("reload"), for: .valueChanged)
    let before = Theme.reloads
    control.sendActions(for: .valueChanged)

    #expect(Theme.reloads == before + 1)
  }

  /// Names as the Objective-C runtime has them.
  @Test func aClassIsDescribedByItsName() {
    #expect(UIView.description() == "UIView")
    #expect(ClassMethodPlate.description() == "DarkroomUIKitTests.ClassMethodPlate")
  }
}

final class ClassMethodPlate: UIView {}
