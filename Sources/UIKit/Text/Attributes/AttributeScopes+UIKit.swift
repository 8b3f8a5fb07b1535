public import DarkroomCoreGraphics
public import Foundation

extension AttributeScopes {
  /// Attributes of text that UIKit draws.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let strokeColor: StrokeColorAttribute
    public let obliqueness: ObliquenessAttribute
    public let shadow: ShadowAttribute
    /// Recorded for Foundation, which looks for its own attributes here.
    public let foundation: FoundationAttributes

    /// As `NSAttributedString.Key.font`.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// As `NSAttributedString.Key.foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// As `NSAttributedString.Key.backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// As `NSAttributedString.Key.paragraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// As `NSAttributedString.Key.kern`.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// As `NSAttributedString.Key.tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// As `NSAttributedString.Key.baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// As `NSAttributedString.Key.underlineStyle`, but the style itself.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// As `NSAttributedString.Key.underlineColor`.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// As `NSAttributedString.Key.strikethroughStyle`, but the style itself.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// As `NSAttributedString.Key.strikethroughColor`.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// As `NSAttributedString.Key.strokeWidth`.
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// As `NSAttributedString.Key.strokeColor`.
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// As `NSAttributedString.Key.obliqueness`.
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    /// As `NSAttributedString.Key.shadow`.
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  // SwiftUI's attributes of the same names go before these where both are seen, as on iOS.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
