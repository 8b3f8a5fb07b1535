import Glibc

/// How a child ended.
package enum Outcome: Hashable {
  case passed
  /// It ended with an exception that iOS raises too.
  case raised
  /// A target found something wrong.
  case wrong
  case crash(signal: Int32)
  /// Beyond the seconds an input may take.
  case hang

  /// The exit status by which a child says that an outcome was wrong.
  static let wrongStatus: Int32 = 86

  /// What `waitpid` reported.
  init(status: Int32) {
    let signal = status & 0x7F
    switch signal {
    case 0: self = status >> 8 & 0xFF == 0 ? .passed : .wrong
    case SIGPROF, SIGXCPU: self = .hang
    default: self = .crash(signal: signal)
    }
  }

  package var isFailure: Bool { self != .passed && self != .raised }

  package var word: String {
    switch self {
    case .passed: "passed"
    case .raised: "raised"
    case .wrong: "wrong"
    case .crash: "crash"
    case .hang: "hang"
    }
  }
}

extension Outcome: CustomStringConvertible {
  package var description: String {
    guard case .crash(let signal) = self else { return word }
    return unsafe "crash (\(String(cString: strsignal(signal))))"
  }
}
