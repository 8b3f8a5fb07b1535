package import DarkroomRaster
import Synchronization

/// Records which assertions of this process use which reference.
package final class PathClaims: Sendable {
  package struct Claim: Equatable, Sendable {
    /// `File.swift:12`.
    package var source: String
    /// The digest of the reference if the value matches it, or else of the file that would replace it.
    package var digest: ContentHash
    package var wouldWrite: Bool

    package init(source: String, digest: ContentHash, wouldWrite: Bool) {
      self.source = source
      self.digest = digest
      self.wouldWrite = wouldWrite
    }

    func collides(with other: Claim) -> Bool {
      digest != other.digest || (wouldWrite && other.wouldWrite && source != other.source)
    }
  }

  package static let process = PathClaims()

  private struct Claims {
    /// The first of each reference.
    var first: [String: Claim] = [:]
    /// The last claim that conflicts with the first one.
    var contenders: [String: Claim] = [:]
  }

  private let claims = Mutex(Claims())

  package init() {}

  /// - Returns: the earlier claim that conflicts with this one.
  ///
  /// After a conflict, no other value may replace the reference either.
  package func insert(_ claim: Claim, for reference: String) -> Claim? {
    claims.withLock { claims in
      guard let earlier = claims.first[reference] else {
        claims.first[reference] = claim
        return nil
      }
      let isContested = claim.wouldWrite && claims.contenders[reference] != nil
      guard isContested || claim.collides(with: earlier) else { return nil }
      claims.contenders[reference] = claim
      return earlier
    }
  }

  /// The last claim that conflicts with the first one of a reference; nil if there is none.
  package func contender(for reference: String) -> Claim? {
    claims.withLock { $0.contenders[reference] }
  }
}
