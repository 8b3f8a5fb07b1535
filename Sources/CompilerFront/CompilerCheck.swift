import Glibc

/// Compares the compiler with the one that made the SDK's modules, because no other compiler can read them.
struct CompilerCheck {
  /// The compiler's path.
  let compiler: String
  /// The first line that the SDK's compiler printed as its version.
  let expected: String

  /// Asks the compiler for its version, unless this build folder has the answer of the same compiler.
  ///
  /// - Parameter folder: the folder in which the answer is kept.
  func verify(in folder: String) throws(FrontError) {
    let answer = "\(folder)/darkroom-compiler"
    let passed = "\(FrontFiles.stamp(compiler) ?? "")\n\(expected)\n"
    if FrontFiles.text(answer) == passed { return }
    let version = Self.version(of: compiler)
    guard version == expected else { throw .otherCompiler(here: version, sdk: expected) }
    _ = try FrontFiles.write(passed, to: answer)
  }

  /// Returns the first line of the compiler's version; empty if the compiler does not run.
  static func version(of compiler: String) -> String {
    guard let pipe = unsafe popen("\(ResponseFile.quoted(compiler)) -version 2>/dev/null", "r")
    else { return "" }
    defer { unsafe _ = pclose(pipe) }
    var line: [UInt8] = []
    while case let byte = unsafe getc(pipe), byte != EOF, byte != 0x0A { line.append(UInt8(byte)) }
    return String(decoding: line, as: UTF8.self)
  }
}
