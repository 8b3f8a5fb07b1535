import FoundationEssentials
import Glibc

/// The environment variables of this process, both at its start and now.
///
/// A test can change the current variables with `setenv`, `putenv` and `clearenv`, and could so loosen the comparison
/// of its own pictures. It cannot change the variables at the start, which Linux preserves.
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
