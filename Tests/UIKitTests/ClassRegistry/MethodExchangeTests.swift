import DarkroomObjectiveC
import DarkroomUIKit
import Foundation
import Testing

/// The Objective-C runtime's functions on methods that are known by name.
@MainActor
struct MethodExchangeTests {
  private class Model: NSObject {
    func first() {}
  }

  @Test func exchangedMethodsAnswerToEachOthersSelectors() throws {
    final class Own: NSObject {
      var log: [String] = []
      func first() { log.append("first") }
      func second() { log.append("second") }
    }
    let (first, second) = (Selector("first", Own.first), Selector("second", Own.second))
    let a = try #require(class_getInstanceMethod(Own.self, first))
    let b = try #require(class_getInstanceMethod(Own.self, second))
    let object = Own()
    method_exchangeImplementations(a, b)
    unsafe object.perform(first)
    unsafe object.perform(Selector("second"))
    // A selector that is written again does not take it back.
    unsafe object.perform(Selector("first", Own.first))
    #expect(object.log == ["second", "first", "second"])
    method_exchangeImplementations(a, b)
    unsafe object.perform(first)
    #expect(object.log.last == "first")
  }

  @Test func aMethodIsThatOfTheClassThatHasIt() throws {
    final class Derived: Model {}
    let selector = Selector("first", Model.first)
    let method = try #require(class_getInstanceMethod(Derived.self, selector))
    #expect(method == class_getInstanceMethod(Model.self, selector))
    #expect(method_getName(method) == selector && method_getNumberOfArguments(method) == 2)
    #expect(class_getInstanceMethod(Derived.self, Selector("nothing")) == nil)
    #expect(class_getInstanceMethod(nil, selector) == nil)
    #expect(class_respondsToSelector(Derived.self, selector))
  }

  @Test func classMethodsAreExchanged() throws {
    @MainActor final class Factory: NSObject {
      static var log: [String] = []
      static func make() { log.append("made") }
      static func build() { log.append("built") }
    }
    let make = Selector("make", in: Factory.self) { type in { type.make() } }
    let build = Selector("build", in: Factory.self) { type in { type.build() } }
    let a = try #require(class_getClassMethod(Factory.self, make))
    let b = try #require(class_getClassMethod(Factory.self, build))
    #expect(class_getInstanceMethod(Factory.self, make) == nil)
    method_exchangeImplementations(a, b)
    let control = UIControl()
    control.addTarget(Factory.self, action: make, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(Factory.log == ["built"])
    #expect(a != b && "\(a)" == "+[Factory make]")
  }

  @Test func blocksBecomeMethods() {
    final class Target: NSObject {}
    let selector = Selector("greet:")
    let greeting = imp_implementationWithBlock { (object: Target, name: String) in "Hello \(name)" }
    let added = (0..<2).map { _ in class_addMethod(Target.self, selector, greeting, nil) }
    #expect(added == [true, false])
    let target = Target()
    #expect(target.responds(to: selector))
    func answer() -> String? {
      unsafe target.perform(selector, with: "you")?.takeUnretainedValue() as? String
    }
    #expect(answer() == "Hello you")
    let farewell = imp_implementationWithBlock { (object: Target, name: String) in "Bye \(name)" }
    let old = class_replaceMethod(Target.self, selector, farewell, nil)
    #expect(answer() == "Bye you")
    typealias Greet = (AnyObject, Selector, String) -> String
    let call = old.map { unsafeBitCast($0, to: Greet.self) }
    #expect(call?(target, selector, "me") == "Hello me")
  }

  @Test func actionsComeToTheReplacement() throws {
    final class Handler: NSObject {
      var count = 0
      func tapped(_ sender: Any?) { count += 1 }
    }
    let selector = Selector("tapped:", Handler.tapped)
    let (handler, control) = (Handler(), UIControl())
    control.addTarget(handler, action: selector, for: .touchUpInside)
    let method = try #require(class_getInstanceMethod(Handler.self, selector))
    let replacement = imp_implementationWithBlock { (object: Handler, _: Any?) in object.count += 10
    }
    method_setImplementation(method, replacement)
    control.sendActions(for: .touchUpInside)
    #expect(handler.count == 10)
  }

  @Test func methodsOfUIKitStayAndSayWhy() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = Selector("layoutSubviews", UIView.layoutSubviews)
        let own = Selector("my_layoutSubviews", UIView.my_layoutSubviews)
        guard let a = class_getInstanceMethod(UIView.self, layout),
          let b = class_getInstanceMethod(UIView.self, own)
        else { return }
        for _ in 0..<2 { method_exchangeImplementations(a, b) }
        let view = UIView()
        view.layoutIfNeeded()
        unsafe view.perform(layout)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.components(separatedBy: "method_exchangeImplementations: ").count == 2, "once")
    #expect(
      text.contains("-[UIView layoutSubviews], -[UIView my_layoutSubviews]: has no effect here"))
  }
}

extension UIView {
  /// What swizzling code puts in the place of UIKit's; it ends the program, to show that nothing calls it.
  fileprivate func my_layoutSubviews() { fatalError("was called") }
}
