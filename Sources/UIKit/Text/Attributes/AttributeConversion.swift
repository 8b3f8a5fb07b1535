import DarkroomCoreGraphics
public import Foundation

/// An attribute as `AttributedString` and as `NSAttributedString` have it.
private struct AttributeConversion: @unchecked Sendable {
  let read: (AttributeContainer) -> (NSAttributedString.Key, Any)?
  let write: (Any, inout AttributeContainer) -> Void

  let key: NSAttributedString.Key

  init<Key: AttributedStringKey>(
    _ type: Key.Type, object: @escaping (Key.Value) -> Any, value: @escaping (Any) -> Key.Value?
  ) where Key.Value: Sendable {
    let key = NSAttributedString.Key(Key.name)
    self.key = key
    read = { container in container[type].map { (key, object($0)) } }
    write = { stored, container in
      if let value = value(stored) { container[type] = value }
    }
  }

  /// The same object in both.
  private static func same<Key: AttributedStringKey>(_ type: Key.Type) -> AttributeConversion
  where Key.Value: Sendable {
    AttributeConversion(type, object: { $0 }, value: { $0 as? Key.Value })
  }

  private static func number<Key: AttributedStringKey>(
    _ type: Key.Type
  ) -> AttributeConversion where Key.Value == CGFloat {
    AttributeConversion(
      type, object: { Double($0) },
      value: { stored in
        switch stored {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
      })
  }

  private static func style<Key: AttributedStringKey>(
    _ type: Key.Type
  ) -> AttributeConversion where Key.Value == NSUnderlineStyle {
    AttributeConversion(
      type, object: { $0.rawValue },
      value: { stored in
        switch stored {
        case let value as NSUnderlineStyle: value
        case let value as Int: NSUnderlineStyle(rawValue: value)
        case let value as NSNumber: NSUnderlineStyle(rawValue: value.intValue)
        default: nil
        }
      })
  }

  private typealias Scope = AttributeScopes.UIKitAttributes

  static let all = [
    same(Scope.FontAttribute.self), same(Scope.ForegroundColorAttribute.self),
    same(Scope.BackgroundColorAttribute.self), same(Scope.ParagraphStyleAttribute.self),
    number(Scope.KernAttribute.self), number(Scope.TrackingAttribute.self),
    number(Scope.BaselineOffsetAttribute.self), style(Scope.UnderlineStyleAttribute.self),
    same(Scope.UnderlineColorAttribute.self), style(Scope.StrikethroughStyleAttribute.self),
    same(Scope.StrikethroughColorAttribute.self), number(Scope.StrokeWidthAttribute.self),
    same(Scope.StrokeColorAttribute.self), number(Scope.ObliquenessAttribute.self),
    same(Scope.ShadowAttribute.self),
    same(AttributeScopes.FoundationAttributes.LinkAttribute.self),
    same(AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self),
  ]
}

extension AttributeContainer {
  /// Attributes that UIKit does not know are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for conversion in AttributeConversion.all {
      if let stored = dictionary[conversion.key] { conversion.write(stored, &self) }
    }
  }

  fileprivate var dictionary: [NSAttributedString.Key: Any] {
    Dictionary(
      AttributeConversion.all.compactMap { $0.read(self) }, uniquingKeysWith: { first, _ in first })
  }
}

extension NSAttributedString {
  /// Attributes that UIKit does not know are left out.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString()
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: run.attributes.dictionary))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Attributes that UIKit does not know are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    for (range, attributes) in nsStr.stretches {
      append(
        AttributedString(
          (nsStr.string as NSString).substring(with: range),
          attributes: AttributeContainer(attributes)))
    }
  }
}
