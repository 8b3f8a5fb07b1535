/// The known facts about a compilation other than its platform, for `#if`.
struct ConditionFacts: Sendable {
  /// Modules that cannot be imported, in addition to the modules of Apple's other platforms.
  var absentModules: Set<String> = []
  /// The names that are passed to the compiler with `-D`; nil if they are unknown.
  var flags: Set<String>?
  /// Whether the language version is one for which `swift(>=…)` is true up to 5, as in almost every package.
  var isSwift5 = false
}
