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
  private static func keys(of object: AnyObject) -> [RuntimeAttribute] {
    guard let view = object as? UIView else { return others }
    return view.lineage.reversed().flatMap(\.keys)
  }

  private static let others: [RuntimeAttribute] = [
    RuntimeAttribute("cornerRadius", \CALayer.cornerRadius),
    RuntimeAttribute("borderWidth", \CALayer.borderWidth),
    RuntimeAttribute("borderColor", \CALayer.borderColor),
    RuntimeAttribute("backgroundColor", \CALayer.backgroundColor),
    RuntimeAttribute("masksToBounds", \CALayer.masksToBounds),
    RuntimeAttribute("shadowOpacity", \CALayer.shadowOpacity),
    RuntimeAttribute("shadowRadius", \CALayer.shadowRadius),
    RuntimeAttribute("shadowOffset", \CALayer.shadowOffset),
    RuntimeAttribute("shadowColor", \CALayer.shadowColor),
    RuntimeAttribute("opacity", \CALayer.opacity),
    RuntimeAttribute("zPosition", \CALayer.zPosition),
    RuntimeAttribute("hidden", \CALayer.isHidden),
    RuntimeAttribute("frame", \CALayer.frame),
    RuntimeAttribute("view", to: \UIViewController.view),
    RuntimeAttribute("title", \UIViewController.title),
    RuntimeAttribute("title", \UIBarItem.title),
    RuntimeAttribute("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
    RuntimeAttribute("accessibilityLabel", \UIBarItem.accessibilityLabel),
  ]
}
