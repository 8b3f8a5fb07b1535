import Darkroomos
import Foundation
import Testing

/// Signposts in the forms of Apple's os, with identifiers that tell intervals apart.
struct SignpostTests {
  private struct Stopped: Error {}

  @Test func everyFormOfTheFunctionCompiles() {
    let log = OSLog(subsystem: "app", category: .pointsOfInterest)
    let id = OSSignpostID(log: log)
    unsafe os_signpost(.begin, log: log, name: "load")
    unsafe os_signpost(.event, log: log, name: "load", signpostID: id)
    unsafe os_signpost(.animationBegin, log: log, name: "load", "%{public}@ %d", "a", 3)
    unsafe os_signpost(.end, log: .default, name: "load", signpostID: id, "done")
    #expect(id != OSSignpostID(log: log))
  }

  @Test func anObjectHasOneIdentifier() {
    let object = NSObject()
    let signposter = OSSignposter(logHandle: .default)
    #expect(signposter.makeSignpostID(from: object) == OSSignpostID(log: .default, object: object))
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
    // Their values are those of os/signpost.h.
    #expect(OSSignpostID.exclusive.rawValue == 0xEEEE_B0B5_B2B2_EEEE)
    #expect(OSSignpostID.null.rawValue == 0)
  }

  @Test func anIntervalRunsWhatItIsAround() throws {
    let signposter = OSSignposter(subsystem: "app", category: "net")
    let number = 3
    #expect(signposter.withIntervalSignpost("load", id: .exclusive) { 1 } == 1)
    #expect(signposter.withIntervalSignpost("load", "number \(number)") { 2 } == 2)
    #expect(throws: Stopped.self) {
      try signposter.withIntervalSignpost("load") { throw Stopped() }
    }
  }

  @Test func anIntervalIsBegunAndEnded() throws {
    let signposter = OSSignposter(logger: Logger(subsystem: "app", category: "net"))
    let id = signposter.makeSignpostID()
    let state = signposter.beginInterval("load", id: id, "\(1)")
    signposter.emitEvent("load", id: id)
    signposter.emitEvent("load", "\("a", privacy: .public)")
    signposter.endInterval("load", state)
    signposter.endInterval("load", signposter.beginAnimationInterval("load"), "end")
    let copy = try JSONDecoder().decode(
      OSSignpostIntervalState.self, from: JSONEncoder().encode(state))
    signposter.endInterval("load", copy)
    #expect(signposter.isEnabled)
    #expect(!OSSignposter(logHandle: .disabled).isEnabled)
    #expect(!OSSignposter.disabled.isEnabled)
  }
}
