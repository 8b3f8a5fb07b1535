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

  @Test(arguments: [
    "perform(action, with: self)", "self.perform(action, with: 1)",
    "super.perform(action, with: 1)", "operation.perform(step)", "Stage.perform(step, with: 1)",
    "request.perform { 1 }", "queue.perform(at: 1, with: 2)",
  ])
  func otherCallsAreLeftAlone(_ source: String) {
    #expect(translated("func f() { \(source) }\n")[0] == "func f() { \(source) }")
  }
}
