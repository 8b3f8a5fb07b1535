import DarkroomCXXHash
import FoundationEssentials

extension FontDigest {
  /// Computes the digest of a font file; a pinned file is recognized by a quicker hash.
  package init(ofFile bytes: UnsafeRawBufferPointer) {
    let hash = unsafe darkroom_hash(bytes.baseAddress, bytes.count)
    self = unsafe PinnedFont.digest(ofFileWith: hash.high, hash.low) ?? FontDigest(of: bytes)
  }

  /// Computes the digest of the file at `path`; returns nil if it cannot be read or doesn't begin like a font or
  /// collection.
  package init?(ofFontAt path: String) {
    let file = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: file, options: .alwaysMapped),
      Self.signatures.contains(Array(data.prefix(4)))
    else { return nil }
    self = unsafe data.withUnsafeBytes { unsafe FontDigest(ofFile: $0) }
  }

  /// TrueType outlines, Apple's variant, CFF outlines and collections: OpenType 1.9, “Font file”.
  private static let signatures: [[UInt8]] = [
    [0, 1, 0, 0], Array("true".utf8), Array("OTTO".utf8), Array("ttcf".utf8),
  ]
}
