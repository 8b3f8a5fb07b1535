/// The Swift settings of a target, as a manifest writes them.
struct ManifestSettings {
  /// Expressions, such as `.define("STAGING")`.
  private(set) var items: [String] = []
  /// Flags that a manifest cannot express.
  private(set) var leftOut: [String] = []

  init(_ settings: BuildSettings) {
    items.append(".swiftLanguageMode(\(Self.languageMode(settings["SWIFT_VERSION"] ?? "5.0")))")
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      items.append(".defaultIsolation(MainActor.self)")
    }
    addFeatures(settings)
    addConditions(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    addFlags(settings.words("OTHER_SWIFT_FLAGS"))
  }

  private static func languageMode(_ version: String) -> String {
    if version.hasPrefix("6") { return ".v6" }
    if version.hasPrefix("4.2") { return ".v4_2" }
    return version.hasPrefix("4") || version.hasPrefix("3") ? ".v4" : ".v5"
  }

  private mutating func add(_ item: String) {
    if !items.contains(item) { items.append(item) }
  }

  // MARK: Features

  /// The features for which `SWIFT_APPROACHABLE_CONCURRENCY` stands in Xcode 26.
  private static let approachableConcurrency = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// Names whose capitalization differs from that of the settings.
  private static let features = [
    "BARE_SLASH_REGEX": "BareSlashRegexLiterals", "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
  ]

  private mutating func addFeatures(_ settings: BuildSettings) {
    var names: [String] = []
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { names += Self.approachableConcurrency }
    for prefix in ["SWIFT_UPCOMING_FEATURE_", "SWIFT_ENABLE_"] {
      for name in settings.names where name.hasPrefix(prefix) && settings.isOn(name) {
        let words = String(name.dropFirst(prefix.count))
        if let known = Self.features[words] {
          names.append(known)
        } else if prefix == "SWIFT_UPCOMING_FEATURE_" {
          names.append(words.split(separator: "_").map { $0.capitalized }.joined())
        }
      }
    }
    for name in names { add(".enableUpcomingFeature(\"\(name)\")") }
    if settings["SWIFT_STRICT_CONCURRENCY"] == "complete" {
      add(".enableUpcomingFeature(\"StrictConcurrency\")")
    }
  }

  // MARK: Flags

  /// SwiftPM defines `DEBUG` itself.
  private mutating func addConditions(_ names: [String]) {
    for name in names where name != "DEBUG" { add(".define(\"\(name)\")") }
  }

  private mutating func addFlags(_ flags: [String]) {
    var rest = flags[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "-D": addConditions([rest.popFirst()].compactMap(\.self))
      case _ where flag.hasPrefix("-D"): addConditions([String(flag.dropFirst(2))])
      case "-enable-upcoming-feature":
        if let name = rest.popFirst() { add(".enableUpcomingFeature(\"\(name)\")") }
      case "-enable-experimental-feature":
        if let name = rest.popFirst() { add(".enableExperimentalFeature(\"\(name)\")") }
      default: leftOut.append(flag)
      }
    }
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
