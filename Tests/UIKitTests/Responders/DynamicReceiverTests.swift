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
}
