import DarkroomCoreGraphics
import Testing

struct ReleaseQueueTests {
  /// One stack frame for each would be more than a thread has.
  @Test func aChainOfAHundredThousandIsFreed() {
    weak var last: Link?
    do {
      var chain = Link([])
      last = chain
      for _ in 1...100_000 { chain = Link([chain]) }
    }

    #expect(last == nil)
  }

  @Test func whatOthersHoldStays() {
    let held = Link([])
    let owner = Link([Link([]), held])
    weak let other = owner.links[0]
    owner.letGo()

    #expect(owner.links.isEmpty)
    #expect(other == nil)
    #expect(held.links.isEmpty)
  }
}

/// Owns others, and hands them over when it ends.
private final class Link {
  private(set) var links: [Link]

  init(_ links: [Link]) { self.links = links }

  deinit { letGo() }

  func letGo() { ReleaseQueue.release(&links) }
}
