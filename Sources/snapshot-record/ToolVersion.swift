import DarkroomRaster

/// The identity of this tool: its version, and the version of the renderer whose pictures it knows.
///
/// An installed tool reads the version of a package's Darkroom from the source text of this file.
struct ToolVersion: Equatable, Codable, CustomStringConvertible {
  var number: String
  var renderer: Int

  static let current = ToolVersion(number: "0.1.0", renderer: rendererVersion)

  var description: String { "\(number) (renderer \(renderer))" }
}
