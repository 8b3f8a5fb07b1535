import DarkroomRaster

/// What this tool is: its number, and the renderer whose pictures it knows.
///
/// An installed tool reads the number of a package's Darkroom out of the source of this file.
struct ToolVersion: Equatable, Codable, CustomStringConvertible {
  var number: String
  var renderer: Int

  static let current = ToolVersion(number: "0.1.0", renderer: rendererVersion)

  var description: String { "\(number) (renderer \(renderer))" }
}
