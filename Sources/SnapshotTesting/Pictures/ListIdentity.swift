import DarkroomRaster
import DarkroomTypesetting

/// What stands for a display list's pixels: the list, the renderer that draws it, and the library
/// that reads its glyphs' outlines.
///
/// Threads, kernels and caches change no pixel, line breaks are in the list already.
enum ListIdentity {
  static func hash(of list: DisplayList) -> ContentHash {
    hash(of: list, drawnBy: rendererVersion, harfBuzz: TextLibraries.harfBuzz)
  }

  /// What stood for the list's pixels with another renderer or another library.
  static func hash(of list: DisplayList, drawnBy renderer: Int, harfBuzz: String) -> ContentHash {
    var hasher = ContentHasher()
    hasher.update("display list")
    hasher.update(list.digest(drawnBy: renderer))
    hasher.update("HarfBuzz \(harfBuzz)")
    return hasher.finalize()
  }
}
