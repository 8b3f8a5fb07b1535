import Foundation

/// `CGRect` and `CGAffineTransform` come with Foundation on iOS.
extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGAffineTransform {
  var isUnscaled: Bool { a == 1 && d == 1 }
}

let halfSecond: CFTimeInterval = 0.5
