import DarkroomRaster

/// How far an assertion trusts the hashes stored in a reference.
package enum Verification: String, CaseIterable, Sendable {
  /// Every reference is decoded and every picture is drawn completely.
  ///
  /// This is the default on CI.
  case full
  /// One reference in eight is decoded, others in each run; the rest pass by their hashes.
  case sampled
  /// Equal hashes always pass.
  case hashes

  /// After this number of consecutive runs, `sampled` has decoded every reference once.
  package static let sampleCount = 8

  /// - Parameters:
  ///   - reference: the path relative to the package, so that a sample is the same on every machine.
  ///   - sample: the number of the sample; numbers that differ by `sampleCount` are equivalent.
  package func allowsHashes(for reference: String, sample: Int) -> Bool {
    switch self {
    case .full: return false
    case .sampled:
      let place = ContentHash([UInt8](reference.utf8)).low &+ UInt64(sample)
      return place % UInt64(Self.sampleCount) != 0
    case .hashes: return true
    }
  }
}
