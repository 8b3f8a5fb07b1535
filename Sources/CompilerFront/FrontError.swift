/// A reason why a module could not be passed to the compiler.
package enum FrontError: Error, Equatable, Sendable {
  case noCompiler(name: String)
  /// The program is not in an SDK.
  case noBundle
  case otherCompiler(here: String, sdk: String)
  case cannotRead(path: String)
  case cannotWrite(path: String, reason: String)
  case damagedBundle(path: String)
  /// An earlier build left out a module that is now imported.
  case leftOut(module: String)
  /// The package pins another version of Darkroom.
  case pin(String)
  /// SwiftPM uses a build system that compiles in its own process.
  case otherBuildSystem
  case objectiveC(target: String, file: String)
  /// A target imports a binary target, which has no code for Linux.
  case binary(target: String, module: String)
}

extension FrontError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noCompiler(let name):
      "error: Darkroom's SDK found no '\(name)' on PATH; put the Swift toolchain's usr/bin there."
    case .otherCompiler(let here, let sdk):
      "error: this Darkroom SDK was built for \(sdk), and the compiler is \(here); build the SDK for it with "
        + "Scripts/sdk in a checkout of Darkroom, or let the package depend on Darkroom's sources."
    case .noBundle:
      "error: this program is part of Darkroom's SDK and runs only there; `Scripts/sdk` builds one."
    case .cannotRead(let path): "error: \(path) cannot be read."
    case .cannotWrite(let path, let reason): "error: \(path) cannot be written: \(reason)"
    case .leftOut(let module):
      "error: \(module) was left out, because nothing imported it until now; build again, and it is compiled."
    case .otherBuildSystem:
      "error: Darkroom's SDK works with SwiftPM's native build system; pass --build-system native."
    case .objectiveC(let target, let file):
      "error: the target \(target) holds Objective-C (\(file)), which no compiler builds for Linux without Apple's "
        + "runtime; leave it out of the package's targets on Linux, or write the part in Swift."
    case .binary(let target, let module):
      "error: the target \(target) imports \(module), a binary target with code for Apple's systems only; write "
        + "`#if canImport(\(module))` around what needs it, or test targets that do without it."
    case .pin(let words): "error: \(words)"
    case .damagedBundle(let path):
      "error: \(path) is missing or damaged; install Darkroom's SDK again."
    }
  }
}
