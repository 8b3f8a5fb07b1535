import DarkroomCXXHash
import FoundationEssentials

extension FontDigest {
  /// Of a whole font file; one that is pinned is recognized by a quicker hash.
  package init(ofFile bytes: UnsafeRawBufferPointer) {
    let hash = unsafe darkroom_hash(bytes.baseAddress, bytes.count)
    self = unsafe PinnedFont.digest(ofFileWith: hash.high, hash.low) ?? FontDigest(of: bytes)
  }

  /// Nil if no file can be read at `path`, or where it does not begin as fonts and collections do.
  package init?(ofFontAt path: String) {
    let file = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: file, options: .alwaysMapped),
      Self.signatures.contains(Array(data.prefix(4)))
    else { return nil }
    self = unsafe data.withUnsafeBytes { unsafe FontDigest(ofFile: $0) }
  }

  /// TrueType outlines, the same as Apple wrote it, CFF outlines, a collection: OpenType 1.9, “Font file”.
  private static let signatures: [[UInt8]] = [
    [0, 1, 0, 0], Array("true".utf8), Array("OTTO".utf8), Array("ttcf".utf8),
  ]
}
