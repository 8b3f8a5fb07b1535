import DarkroomPNG
import DarkroomRaster

/// The content that determines whether two files show exactly the same.
struct SnapshotContent: Equatable {
  private enum Content: Equatable {
    case pixels(PixelDigest)
    case bytes([UInt8])
  }

  private let content: Content

  init(_ bytes: [UInt8]) {
    if case .valid(let stamp) = PNGStamp.read(from: bytes) {
      content = .pixels(stamp.pixels)
    } else {
      content = .bytes(bytes)
    }
  }

  /// Returns nil if there is no file or an empty one, because then the content equals no other.
  init?(at path: String) {
    guard let bytes = try? Files.read(path), !bytes.isEmpty else { return nil }
    self.init(bytes)
  }
}
