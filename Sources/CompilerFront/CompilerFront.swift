import Glibc

/// The program that stands before the compiler: it translates what is made for iOS, and hands everything on.
package struct CompilerFront {
  private let bundle: SDKBundle
  private let toolchain: Toolchain

  package init(_ bundle: SDKBundle, searchPath: String) {
    self.bundle = bundle
    toolchain = Toolchain(searchPath: searchPath, except: bundle.tools)
  }

  /// - Parameters:
  ///   - tool: the name that the program was called by: `swiftc`, `clang`, …
  ///   - words: its arguments.
  package func run(_ tool: String, _ words: [String]) throws(FrontError) -> Never {
    let arguments = CompilerArguments(words).withoutRoot
    try toolchain.execute(tool, (tool == "swiftc" ? try prepared(arguments) : arguments).words)
  }

  private func prepared(_ arguments: CompilerArguments) throws(FrontError) -> CompilerArguments {
    let arguments = arguments.withKnownLanguageVersion
    if arguments.contains("-emit-executable") || arguments.contains("-emit-library") {
      var result = arguments
      result.append(bundle.linkOptions)
      return result
    }
    guard let compilation = try ModuleCompilation(arguments) else { return arguments }
    try CompilerCheck(compiler: try toolchain.path(of: "swiftc"), expected: try bundle.compiler())
      .verify(in: compilation.modules)
    var result = try compilation.translated()
    result.append(try bundle.importOptions())
    return result
  }
}
