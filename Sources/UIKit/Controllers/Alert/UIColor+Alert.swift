extension UIColor {
  /// What stands behind the text of an alert or action sheet; opaque, where iOS lets a blurred screen through.
  static let alertBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.155, alpha: 1) : UIColor(white: 0.949, alpha: 1)
  }
}
