public import DarkroomCoreGraphics
public import Foundation

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [Double(vector.dx), Double(vector.dy)])
  }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Double.init))
  }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right].map(Double.init))
  }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      numbers: [insets.top, insets.leading, insets.bottom, insets.trailing].map(Double.init))
  }
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [Double(offset.horizontal), Double(offset.vertical)])
  }

  public var cgPointValue: CGPoint { pointValue }
  public var cgVectorValue: CGVector {
    let v = lengths(2)
    return CGVector(dx: v[0], dy: v[1])
  }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
  public var cgAffineTransformValue: CGAffineTransform {
    let v = lengths(6)
    return CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
  }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let v = lengths(4)
    return UIEdgeInsets(top: v[0], left: v[1], bottom: v[2], right: v[3])
  }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let v = lengths(4)
    return NSDirectionalEdgeInsets(top: v[0], leading: v[1], bottom: v[2], trailing: v[3])
  }
  public var uiOffsetValue: UIOffset {
    let v = lengths(2)
    return UIOffset(horizontal: v[0], vertical: v[1])
  }

  private func lengths(_ count: Int) -> [CGFloat] { numbers(count).map { CGFloat($0) } }
}
