package import DarkroomRaster
import Synchronization

/// Which assertions of this process resolved to which reference.
package final class PathClaims: Sendable {
  package struct Claim: Equatable, Sendable {
    /// `File.swift:12`.
    package var source: String
    /// Of the reference where the value matches it, else of the file that would replace it.
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

  private let claims = Mutex<[String: Claim]>([:])

  package init() {}

  /// - Returns: the earlier claim that cannot stand beside this one.
  package func insert(_ claim: Claim, for reference: String) -> Claim? {
    claims.withLock { claims in
      guard let earlier = claims[reference] else {
        claims[reference] = claim
        return nil
      }
      return claim.collides(with: earlier) ? earlier : nil
    }
  }
}
