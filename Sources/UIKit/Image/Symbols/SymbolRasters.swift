import DarkroomCoreGraphics
import Synchronization

/// Pictures of symbols that were drawn, so that each is rasterized once: rows and tabs show the same symbols in the same
/// tint over and over.
///
/// A table of 15 cells with a symbol each is built and laid out in at least a fifth less time with it. Bounded, and
/// emptied when it is full. Colors are those that were resolved, so that a change of traits is a change of the key.
enum SymbolRasters {
  /// All that a symbol's pixels depend on.
  struct Key: Hashable {
    let name: String
    /// That of a team's own symbol.
    let file: String?
    let isMissing: Bool
    let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale
    /// Of its levels, from the first one; nil for black.
    let levels: [CGColor?]?
    var pixelWidth = 0
    var pixelHeight = 0
    /// Pixels in a point.
    var pixelScale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var tint: CGColor?
    /// The pixels that are tinted; nil if the outline is.
    var pixels: ObjectIdentifier?
  }

  private struct Entry {
    let picture: CGImage
    /// Kept, so that no other image gets its identity.
    let pixels: CGImage?
  }

  private struct Entries {
    var byKey: [Key: Entry] = [:]
    var pixelCount = 0
  }

  /// Pixels of all pictures that are kept: 4 MB, some 600 symbols of rows on a phone.
  static let mostPixels = 1_048_576
  /// Of one picture; larger ones are seldom shown twice.
  private static let mostPixelsOfOne = mostPixels / 16

  private static let entries = Mutex(Entries())

  /// The picture of `key`, which `draw` draws if it isn't kept.
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

  /// Pixels of the pictures that are kept now.
  static var pixelCount: Int { entries.withLock { $0.pixelCount } }
}
