extension UIButton {
  /// How a button looks and reacts.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// What a button means; destructive titles are red in a configuration.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }
}

extension UIButton.ButtonType {
  /// The symbol that is the button's image; nil for types that have none.
  var symbolName: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: return "info.circle"
    case .contactAdd: return "plus.circle"
    case .close: return "xmark"
    case .custom, .system: return nil
    }
  }

  var symbolConfiguration: UIImage.SymbolConfiguration {
    self == .close
      ? UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
      : UIImage.SymbolConfiguration(scale: .large)
  }

  /// Points across the disc behind a close button's cross: 30, from pictures of sheets, not measured.
  static var closeDiameter: CGFloat { 30 }
}
