/// The top-level names that UIKit, and the modules imported with it, have here.
package enum UIKitNames {
  /// The names for which `isApples` is true.
  package static let all = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Prefixes that only names in UIKit and QuartzCore have.
  private static let beginnings = [
    "CA", "NSCollectionLayout", "NSDiffableData", "NSLayout", "NSParagraphStyle", "NSStringDrawing",
    "NSTextAttachment", "NSTextContainer", "NSTextLayout", "NSTextStorage", "UI",
  ]

  /// Names in SwiftUI, whose missing module is reported, and the entry point of an app, which is reported for
  /// `main.swift`.
  private static let toldElsewhere = [
    "UIApplicationDelegateAdaptor", "UIApplicationMain", "UIGestureRecognizerRepresentable",
    "UIHosting",
    "UIViewControllerRepresentable", "UIViewRepresentable",
  ]

  /// Whether a name could belong to Apple's UIKit or QuartzCore: `UI` or another prefix, followed by a capital letter.
  package static func isApples(_ name: String) -> Bool {
    guard
      let beginning = beginnings.first(where: {
        name.hasPrefix($0) && name.utf8.count > $0.utf8.count
      }),
      name.utf8.dropFirst(beginning.utf8.count).first.map({ (65...90).contains($0) }) == true,
      name.contains(where: \.isLowercase), !name.hasPrefix("UIKit")
    else { return false }
    return !toldElsewhere.contains { name.hasPrefix($0) }
  }
}
