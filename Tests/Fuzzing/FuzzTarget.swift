/// A part of Darkroom that reads what others wrote, and the inputs it is tried with.
///
/// Inputs are bytes, so that one shrinker and one corpus serve all. A target whose inputs are not files reads them
/// with `InputReader` as a list of choices: every list of bytes then is an input.
package protocol FuzzTarget: Sendable {
  /// The word for it on the command line, and its folder in the corpus.
  static var name: String { get }
  /// Address space that an input may take, in bytes beyond what the process has at its start.
  static var memory: Int { get }
  /// Processor seconds that an input may take.
  static var seconds: Int { get }
  /// How many inputs a process tries; for targets that keep what they have read.
  static var inputsPerProcess: Int { get }
  /// Whether an input may end the process, which wrote `text`, with an exception, as it would an app on iOS.
  static func mayRaise(_ text: String) -> Bool
  /// How many bytes of an input belong together: the shrinker takes out whole ones.
  static var unit: Int { get }

  /// Reads what inputs are made from.
  init() throws

  /// The same for the same state of `random`, on every machine.
  func input(_ random: inout FuzzRandom) -> [UInt8]

  /// Throws where the outcome is wrong; an input that is refused as it should be is no failure.
  func run(_ input: [UInt8]) throws

  /// `input` with what must be right for it to be looked at at all, such as checksums.
  ///
  /// The shrinker asks for it behind every cut.
  func repaired(_ input: [UInt8]) -> [UInt8]
}

extension FuzzTarget {
  package static var memory: Int { 1 << 30 }
  package static var seconds: Int { 10 }
  package static var inputsPerProcess: Int { .max }
  package static func mayRaise(_ text: String) -> Bool { false }
  package static var unit: Int { 1 }

  package func repaired(_ input: [UInt8]) -> [UInt8] { input }
}
