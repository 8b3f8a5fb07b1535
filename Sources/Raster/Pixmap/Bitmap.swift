import Synchronization

/// An immutable picture that paints and image operations share by reference.
package final class Bitmap: Sendable {
  package let pixmap: Pixmap
  package let isOpaque: Bool
  private let knownHash = Mutex<ContentHash?>(nil)

  package init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
    isOpaque = pixmap.isOpaque
  }

  package var width: Int { pixmap.width }
  package var height: Int { pixmap.height }

  /// The hash of the size and all pixels, computed once.
  package var contentHash: ContentHash {
    knownHash.withLock { known in
      if let known { return known }
      var hasher = ContentHasher()
      hasher.update(pixmap.width)
      hasher.update(pixmap.height)
      hasher.update(pixels: pixmap.pixels)
      let hash = hasher.finalize()
      known = hash
      return hash
    }
  }
}
