extension UIButton {
  /// The look and behavior of a button.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// The purpose of a button; with a configuration, a destructive button has a red title.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }
}

extension UIButton.ButtonType {
  /// The symbol that is the button's image; nil for types without a symbol.
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

  /// The diameter of the disc behind a close button's cross: 30 points, estimated from pictures of sheets.
  static var closeDiameter: CGFloat { 30 }
}
