/// A reason why bytes could not be decoded, or pixels could not be encoded.
package enum PNGError: Error, Hashable, Sendable {
  /// The file has no bytes.
  case empty
  /// The bytes aren't a PNG; `format` is the usual name of their format if it is known.
  case notPNG(format: String?)
  /// The file is a Git LFS pointer whose content was not fetched.
  case lfsPointer
  /// The file contains the markers of an unresolved Git merge.
  case conflictMarkers
  /// The signature shows that line endings were converted, which destroys the file.
  case lineEndingsConverted
  /// The file is Xcode's variant of PNG for iOS bundles, which only Apple's decoder reads.
  case appleOptimized
  /// The file ends inside the chunk, or before IEND if `chunk` is nil. `offset` is the start of the chunk, in bytes.
  case truncated(chunk: String?, offset: Int)
  /// A chunk's content does not have the checksum that follows it.
  case checksumMismatch(chunk: String, offset: Int)
  /// The decoder does not know a chunk that is required to show the picture.
  case unknownCriticalChunk(String)
  /// The chunks violate the format.
  case malformed(reason: String)
  /// A side or the area of the picture exceeds the limits; both sizes are in pixels.
  case tooLarge(width: Int, height: Int)
  /// libpng failed; `message` is its own text.
  case codec(message: String)
  /// A picture without pixels cannot be stored as PNG.
  case noPixels(width: Int, height: Int)
  /// The keyword doesn't have 1 to 79 Latin characters, or the text contains NUL.
  case invalidText(keyword: String)
  case outOfMemory
}
