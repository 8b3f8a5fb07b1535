import DarkroomCoreGraphics
import Foundation

extension UIView {
  /// The description `<Class: 0x…; frame = (0 0; 320 568); …; layer = <CALayer: 0x…>>`, with items in UIKit's order.
  ///
  /// Subclasses add their own items through `leadingDescriptionItems` and `trailingDescriptionItems`.
  var descriptionLine: String {
    let items =
      [frameItem] + leadingDescriptionItems + commonItems + innerDescriptionItems + [layerItem]
      + trailingDescriptionItems
    return "<\(Self.className(of: self)): \(identityHash(of: self)); "
      + items.joined(separator: "; ")
      + ">"
  }

  private var frameItem: String { "frame = \(frame.describedAsInUIKit)" }

  private var layerItem: String {
    "layer = <\(Self.className(of: layer)): \(identityHash(of: layer))>"
  }

  private var commonItems: [String] {
    var items: [String] = []
    if !transform.isIdentity { items.append("transform = \(transform.describedAsInUIKit)") }
    if alpha != 1 { items.append("alpha = \(shortNumber(alpha))") }
    if isHidden { items.append("hidden = YES") }
    if clipsToBounds { items.append("clipsToBounds = YES") }
    if !isOpaque { items.append("opaque = NO") }
    if !autoresizingMask.isEmpty { items.append("autoresize = \(autoresizingMask.letters)") }
    if !isUserInteractionEnabled { items.append("userInteractionEnabled = NO") }
    if tag != 0 { items.append("tag = \(tag)") }
    if let first = gestureRecognizers?.first ?? (describesRecognizers ? layer : nil) {
      items.append("gestureRecognizers = <NSArray: \(identityHash(of: first))>")
    }
    if let color = backgroundColor?.description ?? blankBackgroundDescription {
      items.append("backgroundColor = \(color)")
    }
    return items
  }

  /// Returns the same as UIKit's private method: this view and all subviews, one line each.
  package func recursiveDescription() -> String {
    var lines: [String] = []
    var pending: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = pending.popLast() {
      let prefix = depth == 0 ? "" : "   | " + String(repeating: "   | ", count: depth - 1)
      lines.append(prefix + view.description)
      pending.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n")
  }
}

extension UIResponder {
  /// The name of the class in the Objective-C runtime: Darkroom's classes without a module, clients' classes with
  /// theirs.
  static func className(of object: AnyObject) -> String { className(of: type(of: object)) }

  static func className(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    for module in ["DarkroomUIKit.", "DarkroomQuartzCore.", "DarkroomCoreGraphics."]
    where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }
}

/// The text `0x` with a hash of the object's identity in hexadecimal, where UIKit prints an address.
///
/// The hash has a new seed in each process: an object has the same number throughout a run, but the number reveals no
/// memory address.
func identityHash(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
}

/// The same format as C's `%g`: six significant digits, no trailing zeros.
func shortNumber(_ value: CGFloat) -> String {
  // A negative zero, such as the negated offset of no inset, is never printed.
  String(format: "%g", value == 0 ? 0 : Double(value))
}

extension CGRect {
  fileprivate var describedAsInUIKit: String {
    "(\(shortNumber(minX)) \(shortNumber(minY)); \(shortNumber(width)) \(shortNumber(height)))"
  }
}

extension CGAffineTransform {
  fileprivate var describedAsInUIKit: String {
    "[" + [a, b, c, d, tx, ty].map(shortNumber).joined(separator: ", ") + "]"
  }
}

extension UIView.AutoresizingMask {
  /// `LM+W+RM+TM+H+BM`, those that are set.
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
