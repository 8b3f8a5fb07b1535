/// What can be fuzzed; a row here and a file in `Targets` make a target.
package enum FuzzTargets {
  package static let all: [any FuzzTarget.Type] = [
    PNGTarget.self,
    JPEGTarget.self,
    FontTarget.self,
    SourceTarget.self,
    DisplayListTarget.self,
    OutlineTarget.self,
    TextTarget.self,
    ConstraintTarget.self,
    SettingsTarget.self,
    ResultTarget.self,
    ArtifactTarget.self,
    StampTarget.self,
    ShardTarget.self,
    HTTPTarget.self,
    InterfaceTarget.self,
    AssetTarget.self,
    ViewTarget.self,
    ScreenTarget.self,
    EditTarget.self,
    TerminalTarget.self,
    UnitEditTarget.self,
    DiffableTarget.self,
  ]

  package static func named(_ name: String) -> (any FuzzTarget.Type)? {
    all.first { $0.name == name }
  }
}
