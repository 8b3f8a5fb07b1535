import DarkroomRaster
import DarkroomTypesetting

/// A hash that identifies the pixels of a display list: it covers the list, the renderer, and the library that reads
/// glyph outlines.
///
/// Threads, kernels and caches do not change pixels, and line breaks are part of the list.
enum ListIdentity {
  static func hash(of list: DisplayList) -> ContentHash {
    hash(of: list, drawnBy: rendererVersion, harfBuzz: TextLibraries.harfBuzz)
  }

  /// The hash of the list with another renderer or another library.
  static func hash(of list: DisplayList, drawnBy renderer: Int, harfBuzz: String) -> ContentHash {
    var hasher = ContentHasher()
    hasher.update("display list")
    hasher.update(list.digest(drawnBy: renderer))
    hasher.update("HarfBuzz \(harfBuzz)")
    return hasher.finalize()
  }
}
