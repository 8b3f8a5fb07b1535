import Glibc

/// Compares the compiler with the one that made the SDK's modules: no other can read them.
struct CompilerCheck {
  /// The compiler's path.
  let compiler: String
  /// What the SDK's compiler said first when it was asked for its version.
  let expected: String

  /// Asks the compiler only if it was not asked in this build folder before, or is another one now.
  ///
  /// - Parameter folder: where the answer is kept.
  func verify(in folder: String) throws(FrontError) {
    let answer = "\(folder)/darkroom-compiler"
    let passed = "\(FrontFiles.stamp(compiler) ?? "")\n\(expected)\n"
    if FrontFiles.text(answer) == passed { return }
    let version = Self.version(of: compiler)
    guard version == expected else { throw .otherCompiler(here: version, sdk: expected) }
    _ = try FrontFiles.write(passed, to: answer)
  }

  /// The first line that the compiler prints of itself; empty if it does not run.
  static func version(of compiler: String) -> String {
    guard let pipe = unsafe popen("\(ResponseFile.quoted(compiler)) -version 2>/dev/null", "r")
    else { return "" }
    defer { unsafe _ = pclose(pipe) }
    var line: [UInt8] = []
    while case let byte = unsafe getc(pipe), byte != EOF, byte != 0x0A { line.append(UInt8(byte)) }
    return String(decoding: line, as: UTF8.self)
  }
}
