/// The content of a button, with values for each state.
struct ButtonContent {
  var type = UIButton.ButtonType.custom
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var titleShadowColors = StateValues<UIColor>()
  /// Whether the title's shadow currently falls to the opposite side.
  var reversesShadow = false
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  var configuration: UIButton.Configuration?
  /// Nil until set; then the default of 6 points above and below the title applies.
  var contentEdgeInsets: UIEdgeInsets?
  var titleEdgeInsets = UIEdgeInsets.zero
  var imageEdgeInsets = UIEdgeInsets.zero
  var titleLabel: UILabel?
  var subtitleLabel: UILabel?
  var imageView: UIImageView?
  var backgroundView: UIImageView?
  var plate: _UISystemBackgroundView?

  func shownTitle(for state: UIControl.State) -> String? {
    configuration?.plainTitle ?? titles.value(for: state)
  }

  func shownImage(for state: UIControl.State) -> UIImage? {
    let image = configuration?.image ?? images.value(for: state)
    let symbol =
      configuration?.preferredSymbolConfigurationForImage
      ?? symbolConfigurations.value(for: state)
    guard let symbol, let image, image.isSymbolImage else { return image }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }
}

/// Values that are set for individual states.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value that was set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value that applies in a state: its own, or that of `.normal`.
  func value(for state: UIControl.State) -> Value? {
    values[state] ?? values[.normal]
  }

  var isEmpty: Bool { values.isEmpty }
}
