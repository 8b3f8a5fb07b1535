extension CompilerArguments {
  /// The call without the options that SwiftPM adds for an SDK: the compiler then finds its own runtime, the C library
  /// and its tools.
  ///
  /// The SDK's root is empty, because it holds nothing of a machine.
  package var withoutRoot: CompilerArguments {
    var result: [String] = []
    var place = 0
    while place < words.count {
      let count = Self.lengthOfRootOption(in: words[place...])
      let isPassedOn = count == 0 && Self.passingOn.contains(words[place])
      if count == 0 { result += words[place...].prefix(isPassedOn ? 2 : 1) }
      place += count > 0 ? count : isPassedOn ? 2 : 1
    }
    return CompilerArguments(result)
  }

  /// The options whose value is passed to another tool, even if it looks like an option of the compiler.
  static let passingOn: Set<String> = [
    "-Xcc", "-Xclang-linker", "-Xfrontend", "-Xlinker", "-Xllvm",
  ]

  /// Returns the number of leading words that name the SDK's root or tools; 0 if there are none.
  private static func lengthOfRootOption(in rest: ArraySlice<String>) -> Int {
    let words = Array(rest.prefix(4))
    switch words.first {
    case "-sdk", "-resource-dir", "-tools-directory", "--sysroot", "-isysroot": return 2
    case "-Xcc", "-Xclang-linker":
      guard words.count > 1 else { return 0 }
      if words[1].hasPrefix("--sysroot=") { return 2 }
      let isRoot = ["--sysroot", "-isysroot", "-resource-dir"].contains(words[1])
      return isRoot && words.count == 4 && words[2] == words[0] ? 4 : 0
    default: return 0
    }
  }

  /// The call without `-static-stdlib`, because Darkroom's library loads the shared runtime, and a process can have
  /// only one runtime.
  var withSharedRuntime: CompilerArguments {
    CompilerArguments(words.filter { $0 != "-static-stdlib" })
  }

  /// The call with a language version that the compiler accepts: Xcode accepts `5.0`, and SwiftPM passes it on.
  package var withKnownLanguageVersion: CompilerArguments {
    guard let version = value(of: "-swift-version"), version.hasSuffix(".0") else { return self }
    var result = self
    result.replaceValue(of: "-swift-version", by: String(version.dropLast(2)))
    return result
  }
}
