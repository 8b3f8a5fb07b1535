import ArgumentParser

/// What a run accepts by itself.
enum UpdateMode: String, CaseIterable, ExpressibleByArgument {
  /// Everything that differs, is missing, or has an old stamp.
  case all
  /// What differs or is missing.
  case changed
  /// What is missing.
  case missing
  case none
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
  /// Fail on CI, delete together with `--accept`, else warn.
  case auto
  case reject, delete, warn, ignore
}
