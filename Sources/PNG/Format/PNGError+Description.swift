extension PNGError: CustomStringConvertible {
  /// One sentence without a final period, which follows a file name and a colon.
  package var description: String {
    switch self {
    case .empty: "the file is empty"
    case .notPNG(let format?): "the file is not a PNG but \(format)"
    case .notPNG(nil): "the file is not a PNG"
    case .lfsPointer: "the file is a Git LFS pointer; fetch the picture with `git lfs pull`"
    case .conflictMarkers: "the file holds an unresolved Git conflict"
    case .lineEndingsConverted:
      "line endings were converted as if the file were text; mark it `binary` in .gitattributes and restore it"
    case .appleOptimized:
      "the PNG was optimised by Xcode for iOS (CgBI), which only Apple's decoder reads; use the original"
    case .truncated(let chunk?, let offset):
      "the PNG ends inside its \(chunk) chunk at byte \(offset)"
    case .truncated(nil, let offset): "the PNG ends at byte \(offset) without an IEND chunk"
    case .checksumMismatch(let chunk, let offset):
      "the PNG is damaged: wrong checksum of its \(chunk) chunk at byte \(offset)"
    case .unknownCriticalChunk(let chunk): "the PNG needs the unknown chunk \(chunk)"
    case .malformed(let reason): "the PNG is malformed: \(reason)"
    case .tooLarge(let width, let height): "\(width)×\(height) pixels are more than the limit"
    case .codec(let message): "libpng says: \(message)"
    case .noPixels(let width, let height): "a picture of \(width)×\(height) pixels has no PNG form"
    case .invalidText(let keyword): "the text “\(keyword)” cannot be stored in a PNG"
    case .outOfMemory: "out of memory"
    }
  }
}
