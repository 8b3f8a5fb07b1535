import DarkroomUIKit
import Foundation
import Testing

/// Properties of UIKit's classes are called by the names of their accessors, as SwiftTheme and BonMot do.
@MainActor
struct AccessorTests {
  private let field = UITextField()

  @Test func aGetterAnswersWhoAsksByName() {
    field.font = .systemFont(ofSize: 33)
    let font = Selector("font")
    #expect(field.responds(to: font) && !UIView().responds(to: font))
    let answer = unsafe field.perform(font)?.takeUnretainedValue()
    #expect((answer as? UIFont)?.pointSize == 33)
    let item: AnyObject = field
    #expect(_dynamicReceiver(item).responds(to: Selector("font", getter: \UITextField.font)))
    #expect(!_dynamicReceiver(UIView()).responds(to: Selector("font", getter: \UITextField.font)))
  }

  @Test func aSetterSetsByName() {
    let setter = Selector("setTextColor:")
    #expect(field.responds(to: setter) && !field.responds(to: Selector("setNothing:")))
    _ = unsafe field.perform(setter, with: UIColor.red)
    #expect(field.textColor == .red)
    _ = unsafe field.perform(Selector("setHidden:"), with: true)
    #expect(field.isHidden)
  }

  @Test func theImplementationOfAMethodIsCalledAsAFunction() {
    typealias SetAlpha = (NSObject, Selector, CGFloat) -> Void
    let selector = Selector("setAlpha:")
    let setAlpha = unsafeBitCast(field.method(for: selector), to: SetAlpha.self)
    setAlpha(field, selector, 0.5)
    #expect(field.alpha == 0.5)
  }
}
