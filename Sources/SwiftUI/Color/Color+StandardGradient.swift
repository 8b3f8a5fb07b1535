extension Color.Resolved {
  /// A gradient from a lighter color to this one, from top to bottom; if the color is already light, from this one to a
  /// darker color.
  ///
  /// Measured on the picture `Resources/Preview_Grid.png` of danielsaidi/BadgeIcon at version 1.2, in which iOS draws
  /// the standard gradients of nine colors: within 3 of 255 of each. How iOS treats colors that are lighter than orange
  /// and darker than yellow is not known.
  var standardGradient: [GradientPaint.Stop] {
    let base = with { $0 }
    guard lightness > Self.lightestWithHighlight else {
      let highlight = with { min($0 * 0.878 + 0.192, 1) }
      return [.init(color: highlight, location: 0), .init(color: base, location: 0.7)]
    }
    let share = 1 - 0.1 * (lightness - 0.72) / 0.28
    return [.init(color: base, location: 0.3), .init(color: with { $0 * share }, location: 1)]
  }

  private static let lightestWithHighlight: Float = 0.77

  /// The CIE lightness, from 0 to 1.
  private var lightness: Float {
    let luminance = 0.2126 * linearRed + 0.7152 * linearGreen + 0.0722 * linearBlue
    return (116 * cbrtf(luminance) - 16) / 100
  }

  private func with(_ change: (Float) -> Float) -> UIColor {
    UIColor(
      red: CGFloat(change(red)), green: CGFloat(change(green)), blue: CGFloat(change(blue)),
      alpha: CGFloat(opacity))
  }
}
