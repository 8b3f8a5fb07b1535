extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
  public var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
  public var widthAnchor: NSLayoutDimension { anchor(.width) }
  public var heightAnchor: NSLayoutDimension { anchor(.height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(.firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(.lastBaseline) }
}
