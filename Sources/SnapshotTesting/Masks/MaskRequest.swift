/// The rule that a strategy applies to some regions of its pictures.
struct MaskRequest: Sendable {
  var regions: [_SnapshotRegion]
  /// The difference that is allowed there; nil if nothing is compared.
  var allowance: PictureAllowance?

  /// A description of each region and its rule: `ignoring #clock`, `pixels 0.1 in #chart`.
  var words: [String] {
    let names = regions.map(\.name)
    guard let allowance else { return names.map { "ignoring \($0)" } }
    let rule = allowance.looseness.joined(separator: ", ")
    return rule.isEmpty ? [] : names.map { "\(rule) in \($0)" }
  }
}
