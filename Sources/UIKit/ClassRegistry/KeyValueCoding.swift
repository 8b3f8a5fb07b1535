import DarkroomCoreGraphics
import Foundation

/// The properties of UIKit's classes that are known by name, beside those of clients in the registry.
enum KeyValueCoding {
  /// Nil where neither the class nor one above it has the property; `isHidden` is `hidden`, too.
  static func property(named name: String, of type: AnyClass) -> RegisteredProperty? {
    if let property = _ClassRegistry.property(named: name, of: type) { return property }
    var current: AnyClass? = type
    while let candidate = current {
      if let found = ofClasses.properties[ObjectIdentifier(candidate)]?[objectiveC(name)] {
        return found
      }
      current = _getSuperclass(candidate)
    }
    return nil
  }

  /// Objective-C's enumerations and option sets are numbers.
  static func boxed(_ value: Any) -> Any {
    func number<Value: RawRepresentable>(_ value: Value) -> Any? {
      value.rawValue is any BinaryInteger ? value.rawValue : nil
    }
    return (value as? any RawRepresentable).flatMap { number($0) } ?? value
  }

  /// Without `is`, as Objective-C names properties.
  private static func objectiveC(_ name: String) -> String {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return name
    }
    return first.lowercased() + name.dropFirst(3)
  }

  private struct Table: @unchecked Sendable {
    var properties: [ObjectIdentifier: [String: RegisteredProperty]] = [:]
  }

  private static let ofClasses = _ClassRegistry.withoutIsolation { all() }

  @MainActor private static func all() -> Table {
    var table = Table()
    func add(_ type: AnyClass, _ properties: [String: RegisteredProperty]) {
      table.properties[ObjectIdentifier(type)] = properties
    }
    add(UIView.self, ofViews)
    add(UIScrollView.self, ofScrollViews)
    add(UILabel.self, ofLabels)
    add(UIViewController.self, ofControllers)
    add(
      UIControl.self,
      [
        "enabled": .init(\UIControl.isEnabled), "selected": .init(\UIControl.isSelected),
        "highlighted": .init(\UIControl.isHighlighted),
      ])
    add(
      UITextField.self,
      [
        "text": .init(\UITextField.text), "attributedText": .init(\UITextField.attributedText),
        "placeholder": .init(\UITextField.placeholder), "font": .init(\UITextField.font),
        "textColor": .init(\UITextField.textColor),
      ])
    add(
      UITextView.self,
      [
        "text": .init(\UITextView.text), "attributedText": .init(\UITextView.attributedText),
        "font": .init(\UITextView.font), "textColor": .init(\UITextView.textColor),
      ])
    add(UIImageView.self, ["image": .init(\UIImageView.image)])
    add(UIProgressView.self, ["progress": .init(\UIProgressView.progress)])
    add(UISlider.self, ["value": .init(\UISlider.value)])
    add(UISwitch.self, ["on": .init(\UISwitch.isOn)])
    add(UIWindow.self, ["rootViewController": .init(\UIWindow.rootViewController)])
    add(
      UIGestureRecognizer.self,
      [
        "state": .init(\UIGestureRecognizer.state),
        "enabled": .init(\UIGestureRecognizer.isEnabled),
      ]
    )
    add(
      UIBarItem.self,
      [
        "title": .init(\UIBarItem.title), "image": .init(\UIBarItem.image),
        "enabled": .init(\UIBarItem.isEnabled),
      ])
    add(UITabBarItem.self, ["badgeValue": .init(\UITabBarItem.badgeValue)])
    add(UINavigationItem.self, ["title": .init(\UINavigationItem.title)])
    return table
  }

  @MainActor private static var ofViews: [String: RegisteredProperty] {
    [
      "frame": .init(\UIView.frame), "bounds": .init(\UIView.bounds),
      "center": .init(\UIView.center), "transform": .init(\UIView.transform),
      "alpha": .init(\UIView.alpha), "hidden": .init(\UIView.isHidden),
      "backgroundColor": .init(\UIView.backgroundColor), "tintColor": .init(\UIView.tintColor),
      "tag": .init(\UIView.tag), "clipsToBounds": .init(\UIView.clipsToBounds),
      "userInteractionEnabled": .init(\UIView.isUserInteractionEnabled),
      "layer": .init(\UIView.layer), "superview": .init(\UIView.superview),
      "subviews": .init(\UIView.subviews), "window": .init(\UIView.window),
    ]
  }

  @MainActor private static var ofScrollViews: [String: RegisteredProperty] {
    [
      "contentOffset": .init(\UIScrollView.contentOffset),
      "contentSize": .init(\UIScrollView.contentSize),
      "contentInset": .init(\UIScrollView.contentInset),
      "zoomScale": .init(\UIScrollView.zoomScale),
      "scrollEnabled": .init(\UIScrollView.isScrollEnabled),
    ]
  }

  @MainActor private static var ofLabels: [String: RegisteredProperty] {
    [
      "text": .init(\UILabel.text), "attributedText": .init(\UILabel.attributedText),
      "font": .init(\UILabel.font), "textColor": .init(\UILabel.textColor),
      "numberOfLines": .init(\UILabel.numberOfLines),
    ]
  }

  @MainActor private static var ofControllers: [String: RegisteredProperty] {
    [
      "title": .init(\UIViewController.title), "view": .init(\UIViewController.view),
      "preferredContentSize": .init(\UIViewController.preferredContentSize),
      "navigationItem": .init(\UIViewController.navigationItem),
      "tabBarItem": .init(\UIViewController.tabBarItem),
    ]
  }
}
