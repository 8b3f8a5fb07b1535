import DarkroomRaster
import Testing

@testable import DarkroomSnapshotStore

struct PathClaimsTests {
  let claims = PathClaims()

  func claim(_ source: String, _ content: UInt8, writes: Bool) -> PathClaims.Claim? {
    claims.insert(
      .init(source: source, digest: ContentHash([content]), wouldWrite: writes), for: "/ref")
  }

  @Test func equalContentsThatMatchMayShare() {
    #expect(claim("A.swift:1", 0, writes: false) == nil)
    #expect(claim("B.swift:2", 0, writes: false) == nil)
  }

  @Test func differentContentsCollide() {
    #expect(claim("A.swift:1", 0, writes: false) == nil)
    #expect(claim("B.swift:2", 1, writes: true)?.source == "A.swift:1")
  }

  @Test func twoThatWouldWriteCollideEvenWithEqualContents() {
    #expect(claim("A.swift:1", 1, writes: true) == nil)
    #expect(claim("B.swift:2", 1, writes: true)?.source == "A.swift:1")
  }

  @Test func afterACollisionNoValueMayReplaceTheReference() {
    #expect(claim("A.swift:1", 1, writes: true) == nil)
    #expect(claims.contender(for: "/ref") == nil)
    #expect(claim("B.swift:2", 2, writes: true)?.source == "A.swift:1")
    #expect(claims.contender(for: "/ref")?.source == "B.swift:2")
    #expect(claim("A.swift:1", 1, writes: true)?.source == "A.swift:1")
    #expect(claim("A.swift:1", 1, writes: false) == nil)
  }

  @Test func aRepeatedAssertionIsNoCollision() {
    #expect(claim("A.swift:1", 1, writes: true) == nil)
    #expect(claim("A.swift:1", 1, writes: true) == nil)
  }
}
