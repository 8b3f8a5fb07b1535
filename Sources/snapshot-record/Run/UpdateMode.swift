import ArgumentParser

/// The changes that a run accepts automatically.
enum UpdateMode: String, CaseIterable, ExpressibleByArgument {
  /// Everything that differs, is missing, or has an outdated stamp.
  case all
  /// What differs or is missing.
  case changed
  /// What is missing.
  case missing
  case none
}

/// How a complete run handles files that no test used.
enum UnreferencedPolicy: String, CaseIterable, ExpressibleByArgument {
  /// Fail on CI, else warn.
  case auto
  case reject, delete, warn, ignore
}
