import DarkroomRaster

/// How far an assertion trusts the hashes stored in a reference.
package enum Verification: String, Sendable {
  /// Every reference is decoded and every picture drawn in full. The default on CI.
  case full
  /// One reference in sixteen, chosen by its path, is decoded; the others pass by their hashes.
  case sampled
  /// Equal hashes always pass.
  case hashes

  package func allowsHashes(for path: String) -> Bool {
    switch self {
    case .full: false
    case .sampled: ContentHash([UInt8](path.utf8)).low % 16 != 0
    case .hashes: true
    }
  }
}
