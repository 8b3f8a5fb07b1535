import DarkroomPNG
import DarkroomRaster
import Foundation

/// Draws scene files and prints a line of JSON with the times of each.
///
/// Recording is part of every run; nothing is left out for being covered.
@main
struct SceneRunner {
  static func main() throws {
    let arguments = Arguments(CommandLine.arguments.dropFirst())
    var options = RenderOptions()
    options.skipsCovered = false
    options.kernels = arguments.usesBaseline ? .baseline : .best
    options.threads = arguments.threads
    for path in arguments.scenes {
      let scene = try Scene(contentsOf: path)
      let drawing = try SceneDrawing(scene, fontFolder: arguments.fonts)
      var canvas = Pixmap(width: drawing.width, height: drawing.height)
      let timing = Timing(iterations: arguments.iterations, seconds: arguments.seconds) {
        BandRasterizer.render(drawing.record(), into: &canvas, options: options)
      }
      FileHandle.standardOutput.write(Data((timing.line(scene: scene) + "\n").utf8))
      if let folder = arguments.dumpFolder {
        let picture = BandRasterizer.render(drawing.record(), options: options)
        let bytes = try PNGEncoder.encode(picture)
        try Data(bytes).write(to: URL(filePath: "\(folder)/\(scene.name).darkroom.png"))
      }
    }
  }
}

private struct Arguments {
  var scenes: [String] = []
  var fonts =
    ProcessInfo.processInfo.environment["FONT_DIR"] ?? "/usr/share/fonts/opentype/inter"
  var dumpFolder: String?
  var iterations = 15
  var seconds = 0.5
  var threads = 1
  var usesBaseline = ProcessInfo.processInfo.environment["DARKROOM_KERNELS"] == "baseline"

  init(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--fonts": fonts = rest.next() ?? fonts
      case "--dump": dumpFolder = rest.next()
      case "--iters": iterations = rest.next().flatMap { Int($0) } ?? iterations
      case "--min-s": seconds = rest.next().flatMap { Double($0) } ?? seconds
      case "--threads": threads = rest.next().flatMap { Int($0) } ?? threads
      default: scenes.append(argument)
      }
    }
  }
}
