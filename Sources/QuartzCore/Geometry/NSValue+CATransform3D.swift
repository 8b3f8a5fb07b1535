import DarkroomCoreGraphics
public import Foundation

extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: t.rows.map(Double.init))
  }

  public var caTransform3DValue: CATransform3D {
    CATransform3D(rows: numbers(16).map { CGFloat($0) })
  }
}
