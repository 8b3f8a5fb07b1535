import Testing

@testable import DarkroomIOSSources

/// Messages to objects of no known class; `DynamicReceiverTests` of UIKit sends some.
struct DynamicCallTests {
  @Test(arguments: [
    ("target.perform(action, with: self)", "_dynamicReceiver(target).perform(action, with: self)"),
    (
      "item.target?.perform(action, with: 1)",
      "_dynamicReceiver(item.target)?.perform(action, with: 1)"
    ),
    ("targets()[0]!.perform(a, with: b)", "_dynamicReceiver(targets()[0])!.perform(a, with: b)"),
    (
      "if (sender as AnyObject).perform(Selector(\"a\")) == nil {}",
      "if _dynamicReceiver((sender as AnyObject)).perform(Selector(\"a\")) == nil {}"
    ),
  ])
  func theReceiverIsAskedForItsMethod(_ source: String, _ result: String) {
    #expect(translated("func f() { \(source) }\n")[0].contains("{ \(result) }"))
  }

  /// What begins a body stands before what begins with the receiver.
  @Test func theReceiverIsAskedInBodiesThatAreTranslatedToo() {
    let test = translated(
      "@MainActor class A: XCTestCase {\noverride func setUp() {target.perform(b, with: c)}\n}\n")
    let property = translatedMember("@objc dynamic var a = 0 {didSet {target.perform(b, with: c)}}")

    #expect(test[1].contains("() -> Void in _dynamicReceiver(target).perform(b, with: c)} }"))
    #expect(property.hasSuffix("named: \"a\") };_dynamicReceiver(target).perform(b, with: c)}}"))
  }

  /// Any member of an object that is declared as `AnyObject`.
  @Test(arguments: [
    ("item.frame", "_dynamicReceiver(item).frame"),
    ("item?.dial?(3)", "_dynamicReceiver(item)?.dial?(3)"),
    ("self.owner?.responds(to: s)", "_dynamicReceiver(self.owner)?.responds(to: s)"),
    (
      "items.forEach { $0.layoutIfNeeded() }",
      "items.forEach { _dynamicReceiver($0).layoutIfNeeded() }"
    ),
    ("items.first?.frame", "_dynamicReceiver(items.first)?.frame"),
    ("items[0].frame", "_dynamicReceiver(items[0]).frame"),
    ("for one in items { one.go() }", "for one in items { _dynamicReceiver(one).go() }"),
    ("let one = item; one.go()", "let one = item; _dynamicReceiver(one).go()"),
    ("if let one = owner { one.go() }", "if let one = owner { _dynamicReceiver(one).go() }"),
    (
      "let one = other as AnyObject; one.go()",
      "let one = other as AnyObject; _dynamicReceiver(one).go()"
    ),
    ("(other as AnyObject).isEqual(1)", "_dynamicReceiver((other as AnyObject)).isEqual(1)"),
    ("type(of: other).description()", "_dynamicReceiver(type(of: other)).description()"),
    (
      "other.classForCoder.description()",
      "_dynamicReceiver(other.classForCoder).description()"
    ),
    ("superclass?.description()", "_dynamicReceiver(superclass)?.description()"),
    (
      "unsafeBitCast(other, to: AnyObject.self).floatValue",
      "_dynamicReceiver(unsafeBitCast(other, to: AnyObject.self)).floatValue"
    ),
  ])
  func membersOfAnyObjectAreAskedFor(_ source: String, _ result: String) {
    let text =
      "class C {\nweak var owner: AnyObject?\nfunc f(_ item: AnyObject, _ items: [AnyObject], _ other: Int) { \(source) }\n}\n"

    #expect(translated(text)[2].contains("{ \(result) }"))
  }

  /// Outside of where it is declared a name may mean anything: values that change, too.
  @Test(arguments: ["item.append(1)", "other.go()", "items.count", "owner.go()"])
  func membersOfOtherValuesAreLeftAlone(_ source: String) {
    let text =
      "func g(_ item: AnyObject, _ items: [AnyObject]) {}\nclass D { weak var owner: AnyObject? }\nfunc f() { \(source) }\n"

    #expect(translated(text)[2] == "func f() { \(source) }")
  }

  @Test(arguments: [
    ("self !== C.self", "self != C.self"), ("C.self === self", "C.self == self"),
    ("type(of: item) === A.B.self", "type(of: item) == A.B.self"),
    ("item === other", "item === other"), ("item === other.self", "item === other.self"),
  ])
  func classesAreComparedAsTypes(_ source: String, _ result: String) {
    #expect(translatedMember("func f() { \(source) }").contains("{ \(result) }"))
  }

  @Test func membersOfTheModuleAreDeclaredForAnyObject() {
    let source = SourceText(
      path: "/a.swift",
      text: """
        @objc protocol Dial { @objc optional func dial(_ by: Int, fast: Bool) -> Int? }
        class C: NSObject {
          @objc var volume = 1.0, loudness: Double = 1
          @objc func tap() {}
          @objc func press() {}
          func f(_ item: AnyObject) { item.tap(); _ = item.dial?(1, fast: true); _ = item.loudness }
        }

        """)
    let file = ModuleTranslation(module: "App", sources: [source]).files[0]

    #expect(file.contains("fileprivate var tap: _AnyObject_0_tap! {"))
    #expect(file.contains("func callAsFunction(_ p0: Int, fast p1: Bool) -> Int? {"))
    #expect(file.contains(#"_OptionalMethod("dial:fast:", of: receiver)?"#))
    #expect(!file.contains("_AnyObject_0_press"))
  }

  @Test(arguments: [
    "perform(action, with: self)", "self.perform(action, with: 1)",
    "super.perform(action, with: 1)", "operation.perform(step)", "Stage.perform(step, with: 1)",
    "request.perform { 1 }", "queue.perform(at: 1, with: 2)",
  ])
  func otherCallsAreLeftAlone(_ source: String) {
    #expect(translated("func f() { \(source) }\n")[0] == "func f() { \(source) }")
  }
}
