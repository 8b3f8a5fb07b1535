/// What is known about a compilation besides its platform, for `#if`.
struct ConditionFacts: Sendable {
  /// Modules that cannot be imported, besides the modules of Apple's other platforms.
  var absentModules: Set<String> = []
  /// Names that the compiler is given with `-D`; nil if they are unknown.
  var flags: Set<String>?
}
