import DarkroomUIKit
import Foundation
import Testing

/// Objects that apps make without a word, because those of Objective-C can be.
@MainActor
struct PlainObjectTests {
  @Test func objectsWithoutValuesAreMade() {
    #expect(UIDevice().systemName == UIDevice.current.systemName)
    #expect(UIColor() == UIColor.clear)
    #expect(UIViewPropertyAnimator().duration == 0)
    #expect(UIVibrancyEffect(blurEffect: UIBlurEffect(), style: .fill).copy() is UIVibrancyEffect)
    let type: UIBlurEffect.Type = UIBlurEffect.self
    #expect(type.init() !== type.init())
  }

  @Test func classesAreComparedAsObjects() {
    let type: AnyClass = UILabel.self
    #expect(type === UILabel.self && type !== UIView.self && UILabel.classForCoder() === type)
    let nothing: UIView? = nil
    #expect(nothing === nil)
  }

  @Test func namesOfRunLoopsAndOptions() {
    #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
    let options = UIScene.OpenURLOptions.self
    #expect(options == UIScene.OpenURLOptions.self)
    #expect(UIViewController().extensionContext == nil)
  }
}
