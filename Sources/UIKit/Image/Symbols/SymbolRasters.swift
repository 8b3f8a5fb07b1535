import DarkroomCoreGraphics
import Synchronization

/// Rasterized symbols, so that each is drawn once, because rows and tabs show the same symbols in the same tint many
/// times.
///
/// They reduce the time to build and lay out a table of 15 cells with a symbol each by at least a fifth. The cache is
/// limited, and emptied when it is full. Keys contain resolved colors, so other traits lead to another key.
enum SymbolRasters {
  /// Everything that determines a symbol's pixels.
  struct Key: Hashable {
    let name: String
    /// The file of a team's own symbol.
    let file: String?
    let isMissing: Bool
    let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale
    /// The colors of the levels, starting with the first; nil for black.
    let levels: [CGColor?]?
    var pixelWidth = 0
    var pixelHeight = 0
    /// The number of pixels per point.
    var pixelScale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var tint: CGColor?
    /// The identity of the pixels that are tinted; nil if the outline is.
    var pixels: ObjectIdentifier?
  }

  private struct Entry {
    let picture: CGImage
    /// The pixels, which are retained so that no other image gets the same identity.
    let pixels: CGImage?
  }

  private struct Entries {
    var byKey: [Key: Entry] = [:]
    var pixelCount = 0
  }

  /// The greatest total number of pixels: 4 MB, about 600 symbols in rows on a phone.
  static let mostPixels = 1_048_576
  /// The greatest number of pixels of one picture; larger ones are rarely shown twice.
  private static let mostPixelsOfOne = mostPixels / 16

  private static let entries = Mutex(Entries())

  /// The picture for `key`, which `draw` creates if it isn't cached.
  static func picture(_ key: Key, of pixels: CGImage? = nil, _ draw: () -> CGImage?) -> CGImage? {
    let count = key.pixelWidth * key.pixelHeight
    guard count <= mostPixelsOfOne, key.tint?.pattern == nil else { return draw() }
    var key = key
    key.pixels = pixels.map { ObjectIdentifier($0) }
    if let known = entries.withLock({ $0.byKey[key]?.picture }) { return known }
    guard let picture = draw() else { return nil }
    let entry = Entry(picture: picture, pixels: pixels)
    return entries.withLock { entries in
      if let first = entries.byKey[key]?.picture { return first }
      if entries.pixelCount + count > mostPixels { entries = Entries() }
      entries.byKey[key] = entry
      entries.pixelCount += count
      return picture
    }
  }

  /// The number of pixels of all cached pictures.
  static var pixelCount: Int { entries.withLock { $0.pixelCount } }
}
