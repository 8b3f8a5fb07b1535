import DarkroomCoreGraphics
import DarkroomQuartzCore
import Foundation

/// UIKit's properties that developers set as user defined runtime attributes: those of views stand
/// in the rows of their classes.
@MainActor
enum BuiltInKeys {
  /// An object on the way of a key path.
  static func object(_ name: String, of object: AnyObject) -> AnyObject? {
    for key in keys(of: object) where key.name == name {
      if let found = key.object(object) { return found }
    }
    return nil
  }

  static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
    keys(of: object).contains { $0.name == name && $0.set(object, value) }
  }

  /// A class's own before its superclass's.
  private static func keys(of object: AnyObject) -> [NibKey] {
    guard let view = object as? UIView else { return others }
    return view.lineage.reversed().flatMap(\.keys)
  }

  private static let others: [NibKey] = [
    NibKey("cornerRadius", \CALayer.cornerRadius),
    NibKey("borderWidth", \CALayer.borderWidth),
    NibKey("borderColor", \CALayer.borderColor),
    NibKey("backgroundColor", \CALayer.backgroundColor),
    NibKey("masksToBounds", \CALayer.masksToBounds),
    NibKey("shadowOpacity", \CALayer.shadowOpacity),
    NibKey("shadowRadius", \CALayer.shadowRadius),
    NibKey("shadowOffset", \CALayer.shadowOffset),
    NibKey("shadowColor", \CALayer.shadowColor),
    NibKey("opacity", \CALayer.opacity),
    NibKey("zPosition", \CALayer.zPosition),
    NibKey("hidden", \CALayer.isHidden),
    NibKey("frame", \CALayer.frame),
    NibKey("view", to: \UIViewController.view),
    NibKey("title", \UIViewController.title),
    NibKey("title", \UIBarItem.title),
    NibKey("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
    NibKey("accessibilityLabel", \UIBarItem.accessibilityLabel),
  ]
}
