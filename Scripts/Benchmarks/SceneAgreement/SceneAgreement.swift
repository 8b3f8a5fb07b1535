import DarkroomPNG
import DarkroomRaster
import Foundation

/// How far our pictures of scenes are from another rasterizer's, kind of drawing by kind of drawing.
///
///     SceneAgreement split FOLDER SCENE.json …   writes each scene's parts as scenes of their own
///     SceneAgreement compare FOLDER PEER         compares NAME.darkroom.png with NAME.PEER.png
@main
struct SceneAgreement {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "split" where arguments.count > 2:
      for file in arguments[2...] {
        for part in try SceneParts(contentsOf: file).all {
          try part.data.write(to: URL(filePath: "\(arguments[1])/\(part.name).json"))
        }
      }
    case "compare" where arguments.count == 3:
      try compare(folder: arguments[1], peer: arguments[2])
    default:
      print("usage: SceneAgreement split FOLDER SCENE.json … | compare FOLDER PEER")
      exit(2)
    }
  }

  private static func compare(folder: String, peer: String) throws {
    let suffix = ".darkroom.png"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    for file in files.sorted() where file.hasSuffix(suffix) {
      let name = String(file.dropLast(suffix.count))
      let ours = try pixels(of: "\(folder)/\(file)")
      let theirs = try pixels(of: "\(folder)/\(name).\(peer).png")
      print(PixelDistances(ours, theirs).line(name: name))
    }
  }

  private static func pixels(of path: String) throws -> [UInt32] {
    try PNGDecoder.decode([UInt8](Data(contentsOf: URL(filePath: path)))).pixmap.pixels
  }
}

/// The largest difference of a channel, pixel by pixel.
private struct PixelDistances {
  private var counts = [Int](repeating: 0, count: 256)
  private let total: Int

  init(_ a: [UInt32], _ b: [UInt32]) {
    total = a.count
    for (p, q) in zip(a, b) {
      let distances = [0, 8, 16, 24].map { abs(Int(p >> $0 & 255) - Int(q >> $0 & 255)) }
      counts[distances.max() ?? 0] += 1
    }
  }

  func line(name: String) -> String {
    let largest = counts.lastIndex { $0 > 0 } ?? 0
    let shares = [2, 3, 16].map { limit in
      let share = Double(counts[(limit + 1)...].reduce(0, +)) / Double(max(1, total)) * 100
      return String(format: ">%d %7.3f %%", limit, share)
    }
    let column = name.padding(toLength: 34, withPad: " ", startingAt: 0)
    return "\(column) largest \(largest)  \(shares.joined(separator: "  "))"
  }
}
