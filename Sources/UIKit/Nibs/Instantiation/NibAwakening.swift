import Foundation

/// Says that an object's outlets are connected.
@MainActor
enum NibAwakening {
  static func awake(_ object: NSObject) {
    switch object {
    case let object as UIResponder: object.awakeFromNib()
    case let object as UIGestureRecognizer: object.awakeFromNib()
    case let object as UIBarItem: object.awakeFromNib()
    case let object as UINavigationItem: object.awakeFromNib()
    case let object as UICollectionViewLayout: object.awakeFromNib()
    case let object as NSLayoutConstraint: object.awakeFromNib()
    case let object as any _NibAwakening: object.awakeFromNib()
    default: break
    }
  }
}
