import DarkroomPackageSettings
import DarkroomSnapshotStore

/// Compares the compiler on PATH with the one that made an SDK's modules, which no other compiler can read.
struct CompilerFit: Equatable {
  /// The first line of `swiftc -version` on this machine; nil if there is no compiler that prints it.
  let here: String?
  /// That of the SDK's compiler.
  let expected: String

  init(_ edition: SDKBundle.Edition, in folder: String) async {
    let text = try? await ProgramOutput.text("swiftc", ["-version"], in: folder)
    here = text?.split(separator: "\n").first.map(String.init)
    expected = edition.compiler
  }

  var fits: Bool { here == expected }

  /// One sentence with both versions and both solutions; nil if the compiler fits.
  var words: String? {
    guard !fits else { return nil }
    let found = here.map { "the compiler is \($0)" } ?? "there is no swiftc on PATH"
    return "This Darkroom SDK was built for \(expected), and \(found): " + Self.remedy + "."
  }

  static let remedy =
    "build the SDK for it with `Scripts/sdk --install` in a checkout of Darkroom's tag, "
    + "or let the package depend on Darkroom's sources"
}
