/// Why bytes could not become pixels, or pixels bytes.
package enum PNGError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes are something else; its usual name where it is known.
  case notPNG(format: String?)
  /// The file is the pointer that Git LFS leaves where the content was not fetched.
  case lfsPointer
  /// The file holds Git's marks of an unresolved merge.
  case conflictMarkers
  /// The signature shows that line endings were converted, which destroys the file.
  case lineEndingsConverted
  /// Xcode's variant of PNG for iOS bundles, which only Apple's decoder reads.
  case appleOptimized
  /// The file ends inside the chunk, or before IEND when there is none. `offset` is the chunk's, in bytes.
  case truncated(chunk: String?, offset: Int)
  /// A chunk's content does not have the checksum that follows it.
  case checksumMismatch(chunk: String, offset: Int)
  /// A chunk whose meaning is needed to show the picture, and is not known.
  case unknownCriticalChunk(String)
  /// The chunks contradict the format.
  case malformed(reason: String)
  /// A side or the product of both exceeds the limits, in pixels.
  case tooLarge(width: Int, height: Int)
  /// libpng stopped; the text is its own.
  case codec(message: String)
  /// A picture without pixels has no PNG form.
  case noPixels(width: Int, height: Int)
  /// A keyword of 1 to 79 Latin letters is required, and a text without NUL.
  case invalidText(keyword: String)
  case outOfMemory
}
