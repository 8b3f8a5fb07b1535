/// What a strategy asks for some regions of its pictures.
struct MaskRequest: Sendable {
  var regions: [_SnapshotRegion]
  /// What may differ there; nil if nothing is compared.
  var allowance: PictureAllowance?

  /// For each region how it is named, and what it has: `ignoring #clock`, `pixels 0.1 in #chart`.
  var words: [String] {
    let names = regions.map(\.name)
    guard let allowance else { return names.map { "ignoring \($0)" } }
    let rule = allowance.looseness.joined(separator: ", ")
    return rule.isEmpty ? [] : names.map { "\(rule) in \($0)" }
  }
}
