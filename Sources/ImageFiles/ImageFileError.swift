/// A reason why an image file cannot be drawn.
package enum ImageFileError: Error, Hashable, Sendable {
  /// The file does not exist.
  case missing
  /// The format of the bytes is not supported; the value is its usual name, or nil if it was not recognized.
  case unknownFormat(String?)
  /// The file violates its format; `place` is a line, a byte or an object.
  case malformed(format: String, place: String?, reason: String)
  /// The file is valid but needs a feature that is not supported.
  case unsupported(format: String, place: String?, feature: String, remedy: String)
  /// A side or the area of the picture exceeds the limit.
  case tooLarge(width: Double, height: Double)
  /// The format is read by a library that is not installed.
  case libraryMissing(format: String, library: String, package: String)
  /// A library failed; `message` is its own text.
  case codec(format: String, message: String)
}

extension ImageFileError: CustomStringConvertible {
  /// One sentence without a final period, which follows a file name and a colon.
  package var description: String {
    switch self {
    case .missing:
      "there is no such file; add it to the image set, or take its name out of Contents.json"
    case .unknownFormat(nil):
      "the file is not an image in a format that is known here; export it as PNG, JPEG, PDF or SVG"
    case .unknownFormat(let name?):
      "the file is \(name), which is not read here; export it as PNG, JPEG, PDF or SVG"
    case .malformed(let format, let place, let reason):
      "the \(format) is malformed\(Self.at(place)): \(reason); export it again"
    case .unsupported(let format, let place, let feature, let remedy):
      "the \(format) has \(feature)\(Self.at(place)), which is not drawn here; \(remedy)"
    case .tooLarge(let width, let height):
      "\(Self.brief(width))×\(Self.brief(height)) is larger than the limit; export a smaller image"
    case .libraryMissing(let format, let library, let package):
      "\(format) is read by \(library), which this machine lacks; as root: apt-get install \(package)"
    case .codec(let format, let message):
      "the \(format) cannot be read: \(message); export it again"
    }
  }

  private static func at(_ place: String?) -> String { place.map { " (\($0))" } ?? "" }

  private static func brief(_ length: Double) -> String {
    length == length.rounded() && abs(length) < 1e15 ? "\(Int(length))" : "\(length)"
  }
}
