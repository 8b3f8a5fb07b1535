extension UIView {
  /// The edge at which a line of text begins: left, or right if the view's direction is right to left.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
  /// The edge at which a line of text ends: right, or left if the view's direction is right to left.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
  /// The left edge of the alignment rectangle, in any direction of text.
  public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
  /// The right edge of the alignment rectangle, in any direction of text.
  public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
  /// The upper edge of the alignment rectangle.
  public var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
  /// The lower edge of the alignment rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
  /// The width of the alignment rectangle.
  public var widthAnchor: NSLayoutDimension { anchor(.width) }
  /// The height of the alignment rectangle.
  public var heightAnchor: NSLayoutDimension { anchor(.height) }
  /// The horizontal center of the alignment rectangle.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
  /// The vertical center of the alignment rectangle.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
  /// The baseline of the first line of text; the upper edge if the view has no text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(.firstBaseline) }
  /// The baseline of the last line of text; the lower edge if the view has no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(.lastBaseline) }
}
