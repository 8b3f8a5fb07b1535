import DarkroomRaster
import DarkroomTypesetting

/// What stands for a display list's pixels: the list, the renderer that draws it, and the library
/// that reads its glyphs' outlines.
///
/// Threads, kernels and caches change no pixel, line breaks are in the list already.
enum ListIdentity {
  static func hash(of list: DisplayList) -> ContentHash {
    var hasher = ContentHasher()
    hasher.update("display list")
    hasher.update(list.digest)
    hasher.update("HarfBuzz \(TextLibraries.harfBuzz)")
    return hasher.finalize()
  }
}
