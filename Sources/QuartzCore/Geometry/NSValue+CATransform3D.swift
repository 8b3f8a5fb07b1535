import DarkroomCoreGraphics
public import Foundation

extension NSValue {
  /// Creates an object with the 16 elements, row by row.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: t.rows.map(Double.init))
  }

  /// The transform from which the object was created.
  public var caTransform3DValue: CATransform3D {
    CATransform3D(rows: numbers(16).map { CGFloat($0) })
  }
}
