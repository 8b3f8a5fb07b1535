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

  @Test func classesAreAskedAsObjectsAre() {
    #expect(Listener.classForCoder() == Listener.self)
  }

  /// As a keyboard's notification is read: `(info[key] as AnyObject).doubleValue`.
  @Test func numbersAreReadOfAnyObject() {
    for value in [2.5, NSNumber(value: 2.5), CGFloat(2.5), Float(2.5), "2.5"] as [Any] {
      let object: _DynamicReceiver = _dynamicReceiver(value as AnyObject)

      #expect(object.doubleValue == 2.5)
      #expect(object.floatValue == 2.5)
    }
    for value in [7, NSNumber(value: 7), "7"] as [Any] {
      let object: _DynamicReceiver = _dynamicReceiver(value as AnyObject)

      #expect(object.integerValue == 7)
      #expect(object.intValue == 7)
      #expect(object.boolValue == true)
    }
  }

  @Test func boxedGeometryIsReadOfAnyObject() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(_dynamicReceiver(NSValue(cgRect: frame) as AnyObject).cgRectValue == frame)
    #expect(_dynamicReceiver(frame as AnyObject).cgRectValue == frame)
    #expect(
      _dynamicReceiver(NSValue(cgPoint: frame.origin) as AnyObject).cgPointValue == frame.origin)
    #expect(_dynamicReceiver(NSValue(cgSize: frame.size) as AnyObject).cgSizeValue == frame.size)
  }

  @Test func otherObjectsHaveNoValues() {
    let object: _DynamicReceiver = _dynamicReceiver(Listener() as AnyObject)

    #expect(object.doubleValue == nil)
    #expect(object.integerValue == nil)
    #expect(object.boolValue == nil)
    #expect(object.cgRectValue == nil)
  }
}
