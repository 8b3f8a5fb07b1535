import ArgumentParser
import DarkroomPackageSettings
import DarkroomSnapshotStore

/// A reason why a package was not built that the compiler's messages do not explain.
enum BuildObstacle: Equatable {
  /// The SDK is made for a different compiler; the value describes both.
  case compiler(String)
  /// An Apple module is missing because the package was not built with the SDK, which is installed.
  case withoutSDK(module: String, identifier: String)
  /// An Apple module is missing because `SWIFT_EXEC` names a compiler other than the SDK's compiler front end.
  case withoutFront(module: String, compiler: String)

  /// - Parameter environment: the environment of the build.
  /// - Returns: nil if the build failed for another reason, such as a module that the SDK does not have.
  init?(
    _ printed: [String], of program: TestProgram, environment: [String: String],
    _ installed: InstalledSDKs = .process
  ) {
    guard let module = Self.missingModule(in: printed) else { return nil }
    guard !program.namesItsSDK else {
      guard let compiler = environment["SWIFT_EXEC"] else { return nil }
      self = .withoutFront(module: module, compiler: compiler)
      return
    }
    guard !DarkroomCopy.isUsed(by: program.package.root),
      let newest = installed.bundles.last, let edition = newest.edition
    else { return nil }
    let isOnly = installed.bundles.count == 1
    self = .withoutSDK(
      module: module, identifier: isOnly ? "darkroom" : "darkroom-\(edition.version)")
  }

  private static func missingModule(in lines: [String]) -> String? {
    lines.lazy.compactMap { $0.firstMatch(of: #/no such module '(UIKit|SwiftUI)'/#) }.first
      .map { String($0.1) }
  }

  /// The status for an unusable environment if the machine has to change, rather than the package or the command.
  var exitCode: ExitCode { if case .withoutSDK = self { .failure } else { .environment } }
}

extension BuildObstacle: CustomStringConvertible {
  var description: String {
    switch self {
    case .compiler(let words): words
    case .withoutSDK(let module, let identifier):
      "the package imports \(module), and was built without the SDK: `no such module '\(module)'`; "
        + "build it with --swift-sdk \(identifier)"
    case .withoutFront(let module, let compiler):
      "the package imports \(module), and was built without the SDK's compiler front: `no such module '\(module)'`; "
        + "unset SWIFT_EXEC, which names \(compiler)"
    }
  }
}
