import DarkroomCoreGraphics
import Foundation

/// The properties of UIKit's own classes that are known by name; the registry has those of clients.
enum KeyValueCoding {
  /// The property with the given name; nil if neither the class nor a superclass has it.
  ///
  /// `isHidden` is also found as `hidden`.
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

  /// The getter `font` or the setter `setFont:`; nil for other methods.
  static func accessor(named name: String, of type: AnyClass) -> RegisteredMethod? {
    guard name.hasSuffix(":") else {
      return property(named: name, of: type).map { RegisteredMethod(getter: $0) }
    }
    let key = name.dropFirst("set".count).dropLast()
    guard name.hasPrefix("set"), let first = key.first, first.isUppercase,
      let property = property(named: first.lowercased() + key.dropFirst(), of: type)
    else { return nil }
    return property.set.map { RegisteredMethod(setter: $0) }
  }

  /// Converts enumerations and option sets to numbers, as which Objective-C knows them.
  static func boxed(_ value: Any) -> Any {
    func number<Value: RawRepresentable>(_ value: Value) -> Any? {
      value.rawValue is any BinaryInteger ? value.rawValue : nil
    }
    return (value as? any RawRepresentable).flatMap { number($0) } ?? value
  }

  /// Removes the prefix `is`, which Objective-C's names of properties do not have.
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
        "enabled": .init(\UIControl.isEnabled) { $0.isEnabled = $1 },
        "selected": .init(\UIControl.isSelected) { $0.isSelected = $1 },
        "highlighted": .init(\UIControl.isHighlighted) { $0.isHighlighted = $1 },
      ])
    add(
      UITextField.self,
      [
        "text": .init(\UITextField.text) { $0.text = $1 },
        "attributedText": .init(\UITextField.attributedText) { $0.attributedText = $1 },
        "placeholder": .init(\UITextField.placeholder) { $0.placeholder = $1 },
        "font": .init(\UITextField.font) { $0.font = $1 },
        "textColor": .init(\UITextField.textColor) { $0.textColor = $1 },
      ])
    add(
      UITextView.self,
      [
        "text": .init(\UITextView.text) { $0.text = $1 },
        "attributedText": .init(\UITextView.attributedText) { $0.attributedText = $1 },
        "font": .init(\UITextView.font) { $0.font = $1 },
        "textColor": .init(\UITextView.textColor) { $0.textColor = $1 },
      ])
    add(UIImageView.self, ["image": .init(\UIImageView.image) { $0.image = $1 }])
    add(UIProgressView.self, ["progress": .init(\UIProgressView.progress) { $0.progress = $1 }])
    add(UISlider.self, ["value": .init(\UISlider.value) { $0.value = $1 }])
    add(UISwitch.self, ["on": .init(\UISwitch.isOn) { $0.isOn = $1 }])
    add(
      UIWindow.self,
      ["rootViewController": .init(\UIWindow.rootViewController) { $0.rootViewController = $1 }])
    add(
      UIGestureRecognizer.self,
      [
        "state": .init(\UIGestureRecognizer.state) { $0.state = $1 },
        "enabled": .init(\UIGestureRecognizer.isEnabled) { $0.isEnabled = $1 },
      ]
    )
    add(
      UIBarItem.self,
      [
        "title": .init(\UIBarItem.title) { $0.title = $1 },
        "image": .init(\UIBarItem.image) { $0.image = $1 },
        "enabled": .init(\UIBarItem.isEnabled) { $0.isEnabled = $1 },
      ])
    add(UITabBarItem.self, ["badgeValue": .init(\UITabBarItem.badgeValue) { $0.badgeValue = $1 }])
    add(UINavigationItem.self, ["title": .init(\UINavigationItem.title) { $0.title = $1 }])
    return table
  }

  @MainActor private static var ofViews: [String: RegisteredProperty] {
    [
      "frame": .init(\UIView.frame) { $0.frame = $1 },
      "bounds": .init(\UIView.bounds) { $0.bounds = $1 },
      "center": .init(\UIView.center) { $0.center = $1 },
      "transform": .init(\UIView.transform) { $0.transform = $1 },
      "alpha": .init(\UIView.alpha) { $0.alpha = $1 },
      "hidden": .init(\UIView.isHidden) { $0.isHidden = $1 },
      "backgroundColor": .init(\UIView.backgroundColor) { $0.backgroundColor = $1 },
      "tintColor": .init(\UIView.tintColor) { $0.tintColor = $1 },
      "tag": .init(\UIView.tag) { $0.tag = $1 },
      "clipsToBounds": .init(\UIView.clipsToBounds) { $0.clipsToBounds = $1 },
      "userInteractionEnabled": .init(\UIView.isUserInteractionEnabled) {
        $0.isUserInteractionEnabled = $1
      },
      "layer": .init(\UIView.layer), "superview": .init(\UIView.superview),
      "subviews": .init(\UIView.subviews), "window": .init(\UIView.window),
    ]
  }

  @MainActor private static var ofScrollViews: [String: RegisteredProperty] {
    [
      "contentOffset": .init(\UIScrollView.contentOffset) { $0.contentOffset = $1 },
      "contentSize": .init(\UIScrollView.contentSize) { $0.contentSize = $1 },
      "contentInset": .init(\UIScrollView.contentInset) { $0.contentInset = $1 },
      "zoomScale": .init(\UIScrollView.zoomScale) { $0.zoomScale = $1 },
      "scrollEnabled": .init(\UIScrollView.isScrollEnabled) { $0.isScrollEnabled = $1 },
    ]
  }

  @MainActor private static var ofLabels: [String: RegisteredProperty] {
    [
      "text": .init(\UILabel.text) { $0.text = $1 },
      "attributedText": .init(\UILabel.attributedText) { $0.attributedText = $1 },
      "font": .init(\UILabel.font) { $0.font = $1 },
      "textColor": .init(\UILabel.textColor) { $0.textColor = $1 },
      "numberOfLines": .init(\UILabel.numberOfLines) { $0.numberOfLines = $1 },
    ]
  }

  @MainActor private static var ofControllers: [String: RegisteredProperty] {
    [
      "title": .init(\UIViewController.title) { $0.title = $1 },
      "view": .init(\UIViewController.view) { $0.view = $1 },
      "preferredContentSize": .init(\UIViewController.preferredContentSize) {
        $0.preferredContentSize = $1
      },
      "navigationItem": .init(\UIViewController.navigationItem),
      "tabBarItem": .init(\UIViewController.tabBarItem) { $0.tabBarItem = $1 },
    ]
  }
}
