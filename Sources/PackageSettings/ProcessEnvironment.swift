import FoundationEssentials
import Glibc

/// The variables of this process: those that it was started with, and those of the moment.
///
/// A test can change the second with `setenv`, `putenv` and `clearenv`, and so could say how closely its own pictures
/// are compared. It cannot change the first: Linux keeps them as they were.
package enum ProcessEnvironment {
  /// By name: what was set when the program was executed, as the manual page proc_pid_environ(5) has it.
  package static let atStart: [String: String] =
    FileManager.default.contents(atPath: "/proc/self/environ").map(variables)
    ?? ProcessInfo.processInfo.environment

  /// The value of a variable now; nil if it is not set.
  @Sendable package static func now(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Of texts such as `CI=true`, each with a zero byte behind it; the first one of a name counts, as for `getenv`.
  static func variables(of block: Data) -> [String: String] {
    let pairs = block.split(separator: 0).compactMap { text -> (String, String)? in
      guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      let value = text[text.index(after: equals)...]
      return (
        String(decoding: text[..<equals], as: UTF8.self), String(decoding: value, as: UTF8.self)
      )
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
