/// What a view is in: the traits, and a state that users may add.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  init(traitCollection: UITraitCollection)
}
