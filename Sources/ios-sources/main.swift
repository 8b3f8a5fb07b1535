import DarkroomIOSSources
import FoundationEssentials
import Glibc

// Outputs that would not change are not written, so that only what changed is compiled.

let usage = """
  usage: ios-sources check FOLDER…
         ios-sources coverage REPORT
         ios-sources MODULE REGISTRY [SOURCE OUTPUT]… [--context SOURCE…]

  check lists the places in sources that cannot be compiled on Linux, in the form of compiler errors, with the code to
  write instead and a count for each cause. A folder with a Package.swift is a package: check reads the sources of its
  targets and of the dependencies that SwiftPM has fetched, and prints a line for each package at the end. Any other
  folder is a module. check builds nothing and writes nothing. It ends with 0 if it found nothing, with 1 if it found
  something, and with 2 if a folder could not be read.

  coverage converts the report that `swift test --show-codecov-path` names from translated files to the app's own files
  and lines.

  The plugin IOSSources runs the last form, which translates the sources of a module. Code that cannot be translated
  becomes a compiler error in the output.

  """

/// Writes all of a text, however much the reader takes at once.
func put(_ text: String, to file: Int32) {
  var rest = ArraySlice(text.utf8)
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}

func fail(_ message: String, status: Int32) -> Never {
  put("\(message)\n", to: STDERR_FILENO)
  exit(status)
}

func read(_ path: String) throws -> SourceText {
  guard let bytes = FileManager.default.contents(atPath: path) else { throw ReadError(path: path) }
  return SourceText.readable(path: path, bytes: Array(bytes))
}

func write(_ text: String, to path: String) throws {
  guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { return }
  try text.write(toFile: path, atomically: true, encoding: .utf8)
}

func check(_ folders: [String]) -> Never {
  do {
    let check = try Check(folders).run()
    put(check.report, to: STDOUT_FILENO)
    exit(check.isClean ? 0 : 1)
  } catch {
    fail("ios-sources: \(error)", status: 2)
  }
}

func coverage(_ paths: [String]) -> Never {
  guard paths.count == 1 else { fail(usage, status: 2) }
  do {
    put(String(decoding: try Coverage(paths[0]).run(), as: UTF8.self), to: STDOUT_FILENO)
    exit(0)
  } catch {
    fail("ios-sources: \(error)", status: 2)
  }
}

let given = Array(CommandLine.arguments.dropFirst())
if given.contains("--help") || given.contains("-h") {
  put(usage, to: STDOUT_FILENO)
  exit(0)
}
if given.first == "check" { check(Array(given.dropFirst())) }
if given.first == "coverage" { coverage(Array(given.dropFirst())) }

let parts = given.split(separator: "--context", maxSplits: 1).map(Array.init)
guard let arguments = parts.first, arguments.count >= 2, arguments.count.isMultiple(of: 2) else {
  fail(usage, status: 2)
}
let pairs = stride(from: 2, to: arguments.count, by: 2).map { (arguments[$0], arguments[$0 + 1]) }
do {
  let translation = ModuleTranslation(
    module: arguments[0], sources: try pairs.map { try read($0.0) },
    context: try parts.dropFirst().joined().map(read))
  for ((_, output), text) in zip(pairs, translation.files) { try write(text, to: output) }
  try write(translation.registry, to: arguments[1])
} catch {
  fail("error: \(error)", status: 1)
}

/// `ios-sources coverage REPORT`: llvm-cov's report about the app's own files.
struct Coverage {
  private let report: String

  /// - Parameter path: what `swift test --show-codecov-path` prints.
  init(_ path: String) { report = path }

  /// Reads the translated files that the report names.
  func run() throws -> Data {
    var coverage = CoverageReport { path in
      try? String(contentsOfFile: path, encoding: .utf8)
    }
    guard let bytes = FileManager.default.contents(atPath: report) else {
      throw ReadError(path: report)
    }
    return try coverage.translate(bytes)
  }
}
