import DarkroomUIKit
import Foundation
import Testing

/// `perform` on objects of no known class, as the plugin IOSSources writes it.
@MainActor
struct DynamicReceiverTests {
  private final class Listener: NSObject {
    var heard: [String] = []
    func hear(_ sender: Any?) { heard.append("\(sender ?? "nil")") }
  }

  /// Has a method of its own that is called alike.
  private struct Stage {
    func perform(_ act: Int, with actors: Int) -> Int { act * actors }
  }

  private let hear = Selector("hear:", Listener.hear)

  @Test func anyObjectPerforms() {
    let listener = Listener()
    let target: AnyObject = listener
    let weak: AnyObject? = listener

    unsafe _dynamicReceiver(target).perform(hear, with: "a")
    unsafe _dynamicReceiver(weak)?.perform(hear, with: "b")

    #expect(listener.heard == ["a", "b"])
  }

  @Test func nobodyPerformsNothing() {
    let target: AnyObject? = nil

    #expect(unsafe _dynamicReceiver(target)?.perform(hear, with: "a") == nil)
  }

  @Test func methodsOfTheReceiversOwnComeFirst() {
    #expect(_dynamicReceiver(Stage()).perform(6, with: 7) == 42)
  }

  @Test func numbersAndValuesAnswer() {
    let number: AnyObject = NSNumber(value: 2.5)
    let text: AnyObject = NSString("7")
    let rect: AnyObject = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))

    #expect(_dynamicReceiver(number).doubleValue == 2.5)
    #expect(_dynamicReceiver(number).integerValue == 2)
    #expect(_dynamicReceiver(text).floatValue == 7)
    #expect(_dynamicReceiver(rect).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(_dynamicReceiver(rect).doubleValue == nil)
  }

  @Test func classesAreAskedAsObjectsAre() {
    #expect(Listener.classForCoder() == Listener.self)
  }
}
