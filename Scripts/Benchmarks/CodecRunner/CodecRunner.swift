import DarkroomPNG
import DarkroomRaster
import Foundation
import LibPNG

/// Reads and writes PNG files as references are read and written, and as the installed libpng does by default.
///
///     CodecRunner FILE.png …
@main
struct CodecRunner {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst()
    guard !files.isEmpty else {
      print("usage: CodecRunner FILE.png …")
      exit(2)
    }
    var sum = CodecRow(name: "in all")
    for path in files {
      let row = try CodecRow(of: [UInt8](Data(contentsOf: URL(filePath: path))), named: path)
      print(row.line)
      sum.add(row)
    }
    if files.count > 1 { print(sum.line) }
  }
}
