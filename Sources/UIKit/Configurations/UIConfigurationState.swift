/// The state in which a view is configured: its traits, and values that an app may add.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  init(traitCollection: UITraitCollection)
}
