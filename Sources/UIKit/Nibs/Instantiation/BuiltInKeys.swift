import DarkroomCoreGraphics
import DarkroomQuartzCore
import Foundation

/// UIKit's properties that developers set as user defined runtime attributes.
@MainActor
enum BuiltInKeys {
  private typealias Setter = @MainActor (AnyObject, Any?) -> Bool

  /// An object on the way of a key path.
  static func object(_ name: String, of object: AnyObject) -> AnyObject? {
    switch (name, object) {
    case ("layer", let view as UIView): view.layer
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    case ("textLabel", let cell as UITableViewCell): cell.textLabel
    case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
    case ("contentView", let cell as UITableViewCell): cell.contentView
    case ("superview", let view as UIView): view.superview
    case ("view", let controller as UIViewController): controller.view
    default: nil
    }
  }

  static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
    (setters[name] ?? []).contains { $0(object, value) }
  }

  private static func key<T, V>(_ path: ReferenceWritableKeyPath<T, V>) -> Setter {
    { object, value in
      guard let object = object as? T, let value = (value as Any) as? V else { return false }
      object[keyPath: path] = value
      return true
    }
  }

  private static let setters: [String: [Setter]] = [
    "cornerRadius": [key(\CALayer.cornerRadius)],
    "borderWidth": [key(\CALayer.borderWidth)],
    "borderColor": [key(\CALayer.borderColor)],
    "backgroundColor": [key(\UIView.backgroundColor), key(\CALayer.backgroundColor)],
    "masksToBounds": [key(\CALayer.masksToBounds)],
    "shadowOpacity": [key(\CALayer.shadowOpacity)],
    "shadowRadius": [key(\CALayer.shadowRadius)],
    "shadowOffset": [key(\CALayer.shadowOffset)],
    "shadowColor": [key(\CALayer.shadowColor), key(\UILabel.shadowColor)],
    "opacity": [key(\CALayer.opacity)],
    "zPosition": [key(\CALayer.zPosition)],
    "clipsToBounds": [key(\UIView.clipsToBounds)],
    "hidden": [key(\UIView.isHidden), key(\CALayer.isHidden)],
    "alpha": [key(\UIView.alpha)],
    "tag": [key(\UIView.tag)],
    "tintColor": [key(\UIView.tintColor)],
    "frame": [key(\UIView.frame), key(\CALayer.frame)],
    "userInteractionEnabled": [key(\UIView.isUserInteractionEnabled)],
    "accessibilityIdentifier": [
      key(\UIView.accessibilityIdentifier), key(\UIBarItem.accessibilityIdentifier),
    ],
    "accessibilityLabel": [key(\UIView.accessibilityLabel), key(\UIBarItem.accessibilityLabel)],
    "text": [key(\UILabel.text), key(\UITextField.text), key(\UITextView.text)],
    "textColor": [
      key(\UILabel.textColor), key(\UITextField.textColor), key(\UITextView.textColor),
    ],
    "numberOfLines": [key(\UILabel.numberOfLines)],
    "adjustsFontSizeToFitWidth": [
      key(\UILabel.adjustsFontSizeToFitWidth), key(\UITextField.adjustsFontSizeToFitWidth),
    ],
    "image": [key(\UIImageView.image)],
    "placeholder": [key(\UITextField.placeholder)],
    "enabled": [key(\UIControl.isEnabled), key(\UILabel.isEnabled)],
    "selected": [key(\UIControl.isSelected), key(\UITableViewCell.isSelected)],
    "title": [key(\UIViewController.title), key(\UIBarItem.title)],
  ]
}
