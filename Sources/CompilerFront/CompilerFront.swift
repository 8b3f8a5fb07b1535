package import DarkroomPackageSettings
import Glibc

/// The program that replaces the compiler: it translates sources made for iOS, and passes every call on.
package struct CompilerFront {
  private let bundle: SDKBundle
  private let toolchain: Toolchain

  package init(_ bundle: SDKBundle, searchPath: String) {
    self.bundle = bundle
    toolchain = Toolchain(searchPath: searchPath, except: bundle.fronts)
  }

  /// - Parameters:
  ///   - tool: the name by which the program was called: `swiftc`, `clang`, …
  ///   - words: the program's arguments.
  package func run(_ tool: String, _ words: [String]) throws(FrontError) -> Never {
    // SwiftPM's other build system asks for the compiler by this name, and runs it past the front.
    if tool == "swift" { throw .otherBuildSystem }
    let arguments = CompilerArguments(words).withoutRoot.without(["-I", bundle.withoutFront])
    if tool.hasPrefix("clang") { try refuseObjectiveC(arguments) }
    try toolchain.execute(tool, (tool == "swiftc" ? try prepared(arguments) : arguments).words)
  }

  private func refuseObjectiveC(_ arguments: CompilerArguments) throws(FrontError) {
    guard arguments.contains("-c"),
      let file = arguments.words.first(where: { $0.hasSuffix(".m") || $0.hasSuffix(".mm") })
    else { return }
    // SwiftPM puts the objects of a target into a folder `Target.build`.
    let output = arguments.value(of: "-o") ?? file
    let folder = output.split(separator: "/").last { $0.hasSuffix(".build") }
    let target =
      folder.map { String($0.dropLast(".build".count)) }
      ?? FrontFiles.name(FrontFiles.directory(file))
    throw .objectiveC(target: target, file: FrontFiles.name(file))
  }

  private func prepared(_ arguments: CompilerArguments) throws(FrontError) -> CompilerArguments {
    let arguments = arguments.withKnownLanguageVersion.withSharedRuntime
    if arguments.contains("-emit-executable") || arguments.contains("-emit-library") {
      var result = arguments
      result.append(bundle.linkOptions)
      return result
    }
    guard let compilation = try ModuleCompilation(arguments, bundle) else { return arguments }
    let edition = try bundle.knownEdition()
    try compilation.checkPin(against: edition.version)
    try CompilerCheck(compiler: try toolchain.path(of: "swiftc"), expected: edition.compiler)
      .verify(in: compilation.modules)
    return try compilation.translated()
  }
}
