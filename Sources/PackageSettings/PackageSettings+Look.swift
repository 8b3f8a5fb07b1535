extension PackageSettings {
  /// The key of `.snapshots.json` that selects the look of the system.
  package static let lookKey = "look"

  /// The values of the key: the versions of iOS whose looks can be drawn, with the default first.
  package static let looks = ["18", "26"]
}
