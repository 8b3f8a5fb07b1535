/// What is known about a compilation besides its platform, for `#if`.
struct ConditionFacts: Sendable {
  /// Modules that cannot be imported, besides the modules of Apple's other platforms.
  var absentModules: Set<String> = []
  /// Names that the compiler is given with `-D`; nil if they are unknown.
  var flags: Set<String>?
  /// Whether the language is of a version that `swift(>=…)` is true for up to 5, as that of nearly every package is.
  var isSwift5 = false
}
