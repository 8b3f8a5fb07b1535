/// Why a module could not be handed to the compiler.
package enum FrontError: Error, Equatable, Sendable {
  case noCompiler(name: String)
  case otherCompiler(here: String, sdk: String)
  case cannotRead(path: String)
  case cannotWrite(path: String, reason: String)
  case damagedBundle(path: String)
  /// In the compiler's form, with file, line and column.
  case notTranslated(String)
}

extension FrontError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noCompiler(let name):
      "error: Darkroom's SDK found no '\(name)' on PATH; put the Swift toolchain's usr/bin there."
    case .otherCompiler(let here, let sdk):
      "error: this Darkroom SDK was built for \(sdk), and the compiler is \(here); build the SDK for it with "
        + "Scripts/sdk in a checkout of Darkroom, or let the package depend on Darkroom's sources."
    case .cannotRead(let path): "error: \(path) cannot be read."
    case .cannotWrite(let path, let reason): "error: \(path) cannot be written: \(reason)"
    case .notTranslated(let diagnostic): diagnostic
    case .damagedBundle(let path):
      "error: \(path) is missing or damaged; install Darkroom's SDK again."
    }
  }
}
