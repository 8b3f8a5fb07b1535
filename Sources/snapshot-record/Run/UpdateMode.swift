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

/// What a complete run does about files that no test asked for.
enum UnreferencedPolicy: String, CaseIterable, ExpressibleByArgument {
  /// Fail on CI, else warn.
  case auto
  case reject, delete, warn, ignore
}
