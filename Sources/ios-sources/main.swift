import DarkroomIOSSources
import Foundation

// ios-sources MODULE REGISTRY [SOURCE OUTPUT]… [--context SOURCE…]: translates the sources of a module. Outputs that
// would not change are not written, so that only what changed is compiled.

func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(status)
}

func read(_ path: String) throws -> SourceText {
  try SourceText(path: path, bytes: Array(Data(contentsOf: URL(fileURLWithPath: path))))
}

func write(_ text: String, to path: String) throws {
  guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { return }
  try text.write(toFile: path, atomically: true, encoding: .utf8)
}

let parts = CommandLine.arguments.dropFirst().split(separator: "--context", maxSplits: 1).map(
  Array.init)
guard let arguments = parts.first, arguments.count >= 2, arguments.count.isMultiple(of: 2) else {
  fail("usage: ios-sources MODULE REGISTRY [SOURCE OUTPUT]… [--context SOURCE…]", status: 2)
}
let pairs = stride(from: 2, to: arguments.count, by: 2).map { (arguments[$0], arguments[$0 + 1]) }
do {
  let translation = ModuleTranslation(
    module: arguments[0], sources: try pairs.map { try read($0.0) },
    context: try parts.dropFirst().joined().map(read))
  guard translation.diagnostics.isEmpty else {
    fail(translation.diagnostics.map(\.description).joined(separator: "\n"), status: 1)
  }
  for ((_, output), text) in zip(pairs, translation.files) { try write(text, to: output) }
  try write(translation.registry, to: arguments[1])
} catch let damaged as SourceDiagnostic {
  fail(damaged.description, status: 1)
} catch {
  fail("error: \(error.localizedDescription)", status: 1)
}
