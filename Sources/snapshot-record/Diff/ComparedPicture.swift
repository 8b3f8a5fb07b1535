import ArgumentParser
import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster

/// One of the two files that `diff` compares.
struct ComparedPicture {
  private let path: String
  private let bytes: [UInt8]
  private let outline: PNGOutline

  /// Exits the command with a message if the file is not a complete PNG.
  init(_ path: String, _ bytes: [UInt8]) throws(ExitCode) {
    self.path = path
    self.bytes = bytes
    outline = try Self.reading(path) { () throws(PNGError) in try PNGOutline(bytes) }
  }

  var metadata: PNGMetadata { outline.metadata }

  var size: PixelSize { PixelSize(width: outline.width, height: outline.height) }

  /// The difference if the pictures are known to be equal; nil if bytes and stamps do not prove it.
  func equality(to other: ComparedPicture) -> ImageDifference? {
    outline.isEqual(to: other.outline) ? ImageDifference(equal: size) : nil
  }

  /// The rows of the picture; nil if the file must be decompressed as a whole.
  var rows: PNGRows? { try? PNGRows(bytes) }

  func pixmap() throws(ExitCode) -> Pixmap {
    try Self.reading(path) { () throws(PNGError) in try PNGDecoder.decode(bytes).pixmap }
  }

  private static func reading<Value>(
    _ path: String, _ read: () throws(PNGError) -> Value
  ) throws(ExitCode) -> Value {
    do throws(PNGError) {
      return try read()
    } catch {
      Console.warn("\(path): \(error)")
      throw ExitCode.usage
    }
  }
}
