import ArgumentParser
import DarkroomPackageSettings
import DarkroomSnapshotStore

/// Why a package is not built, where what the compiler says does not tell.
enum BuildObstacle: Equatable {
  /// The SDK is for another compiler; in words.
  case compiler(String)
  /// A module of Apple's is missing because the package was not built with the SDK, which is installed.
  case withoutSDK(module: String, identifier: String)
  /// A module of Apple's is missing because `SWIFT_EXEC` names a compiler in the place of the SDK's front.
  case withoutFront(module: String, compiler: String)

  /// - Parameter environment: that of the build.
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

  /// That of the environment where the machine has to change, and not the package or the command.
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
