import FoundationEssentials
import Glibc

/// The toolchain behind the fronts: the first one on PATH that isn't the SDK's own folder.
package struct Toolchain: Sendable {
  private let folders: [String]

  /// - Parameters:
  ///   - searchPath: the value of PATH.
  ///   - tools: the folder of the fronts.
  package init(searchPath: String, except tools: String) {
    folders = searchPath.split(separator: ":").map(String.init).filter {
      Self.resolved($0) != Self.resolved(tools)
    }
  }

  /// Returns the path of a tool beside the compiler, or else on PATH: tools of other toolchains cannot read its files.
  package func path(of tool: String) throws(FrontError) -> String {
    let compiler = try found("swiftc", in: folders)
    let real = FrontFiles.directory(Self.resolved(compiler))
    return try found(tool, in: [FrontFiles.directory(compiler), real] + folders)
  }

  private func found(_ tool: String, in folders: [String]) throws(FrontError) -> String {
    let places = folders.lazy.map { "\($0)/\(tool)" }
    guard let place = places.first(where: { unsafe access($0, X_OK) == 0 }) else {
      throw .noCompiler(name: tool)
    }
    return place
  }

  /// Replaces this process, so that signals and exit codes need no forwarding.
  package func execute(_ tool: String, _ arguments: [String]) throws(FrontError) -> Never {
    let path = try path(of: tool)
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    unsafe execv(path, &words)
    throw .noCompiler(name: path)
  }

  private static func resolved(_ folder: String) -> String {
    guard let real = unsafe realpath(folder, nil) else { return folder }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
