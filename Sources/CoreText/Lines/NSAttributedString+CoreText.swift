import DarkroomCoreGraphics
import DarkroomUIKit
import Foundation

/// A color of Core Graphics' for glyphs; UIKit's name for a `UIColor` is `foregroundColor`.
public let kCTForegroundColorAttributeName = "CTForegroundColor"
/// - Important: Inert. Text without a color is black.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// - Important: Inert. Superiors are a feature of fonts.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"

extension NSAttributedString {
  /// The string with UIKit's attributes in place of Core Text's attributes that have another kind of value.
  var withUIKitsAttributes: NSAttributedString {
    let key = NSAttributedString.Key(kCTForegroundColorAttributeName)
    let text = NSMutableAttributedString(string: "")
    var hasColors = false
    var place = 0
    while place < length {
      var (range, attributes) = stretch(at: place)
      place = NSMaxRange(range)
      if let color = attributes[key] as? CGColor {
        attributes[.foregroundColor] = UIColor(cgColor: color)
        hasColors = true
      }
      let part = NSString(string: string).substring(with: range)
      text.append(NSAttributedString(string: part, attributes: attributes))
    }
    return hasColors ? text : self
  }
}
