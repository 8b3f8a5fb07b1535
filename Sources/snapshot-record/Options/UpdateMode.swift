import ArgumentParser

/// What a run accepts by itself.
enum UpdateMode: String, CaseIterable {
  /// Everything that differs, is missing, or has an old stamp.
  case all
  /// What differs or is missing.
  case changed
  /// What is missing.
  case missing
  case none
}

/// What follows `--update`.
///
/// Any text is one: where the parser finds a value that cannot be read, it takes the flag for one without a value,
/// and a misspelt `none` would accept everything.
enum UpdateWish: Equatable, ExpressibleByArgument, CustomStringConvertible {
  case mode(UpdateMode)
  case unknown(String)

  init(argument: String) {
    self = UpdateMode(rawValue: argument).map(Self.mode) ?? .unknown(argument)
  }

  static var allValueStrings: [String] { UpdateMode.allCases.map(\.rawValue) }

  /// As the help shows the default: the parser asks for `description` where an option is a flag as well.
  var description: String {
    switch self {
    case .mode(let mode): mode.rawValue
    case .unknown(let text): text
    }
  }

  var defaultValueDescription: String { description }

  var mode: UpdateMode? {
    guard case .mode(let mode) = self else { return nil }
    return mode
  }
}

/// The words of upstream's record modes for the same.
enum RecordWord: String, CaseIterable, ExpressibleByArgument {
  case all, failed, missing, never

  var update: UpdateMode {
    switch self {
    case .all: .all
    case .failed: .changed
    case .missing: .missing
    case .never: .none
    }
  }
}

/// What a complete run does about files that no test asked for.
enum UnreferencedPolicy: String, CaseIterable, ExpressibleByArgument {
  /// Fail on CI, else warn.
  case auto
  case reject, delete, warn, ignore
}
