import DarkroomCoreGraphics
import DarkroomQuartzCore
import Foundation

/// UIKit properties that developers set as user defined runtime attributes; those of views are in the rows of their
/// classes.
@MainActor
enum BuiltInKeys {
  /// An object within a key path.
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
    RuntimeAttribute("cornerRadius", \CALayer.cornerRadius) { $0.cornerRadius = $1 },
    RuntimeAttribute("borderWidth", \CALayer.borderWidth) { $0.borderWidth = $1 },
    RuntimeAttribute("borderColor", \CALayer.borderColor) { $0.borderColor = $1 },
    RuntimeAttribute("backgroundColor", \CALayer.backgroundColor) { $0.backgroundColor = $1 },
    RuntimeAttribute("masksToBounds", \CALayer.masksToBounds) { $0.masksToBounds = $1 },
    RuntimeAttribute("shadowOpacity", \CALayer.shadowOpacity) { $0.shadowOpacity = $1 },
    RuntimeAttribute("shadowRadius", \CALayer.shadowRadius) { $0.shadowRadius = $1 },
    RuntimeAttribute("shadowOffset", \CALayer.shadowOffset) { $0.shadowOffset = $1 },
    RuntimeAttribute("shadowColor", \CALayer.shadowColor) { $0.shadowColor = $1 },
    RuntimeAttribute("opacity", \CALayer.opacity) { $0.opacity = $1 },
    RuntimeAttribute("zPosition", \CALayer.zPosition) { $0.zPosition = $1 },
    RuntimeAttribute("hidden", \CALayer.isHidden) { $0.isHidden = $1 },
    RuntimeAttribute("frame", \CALayer.frame) { $0.frame = $1 },
    RuntimeAttribute("view", to: \UIViewController.view),
    RuntimeAttribute("title", \UIViewController.title) { $0.title = $1 },
    RuntimeAttribute("title", \UIBarItem.title) { $0.title = $1 },
    RuntimeAttribute("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier) {
      $0.accessibilityIdentifier = $1
    },
    RuntimeAttribute("accessibilityLabel", \UIBarItem.accessibilityLabel) {
      $0.accessibilityLabel = $1
    },
  ]
}
