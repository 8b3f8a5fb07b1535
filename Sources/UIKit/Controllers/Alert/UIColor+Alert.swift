extension UIColor {
  /// The background of an alert or action sheet; it is opaque, while iOS lets the blurred screen shine through.
  static let alertBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.155, alpha: 1) : UIColor(white: 0.949, alpha: 1)
  }
}
