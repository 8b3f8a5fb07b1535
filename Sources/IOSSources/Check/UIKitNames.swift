/// Names outside of types that UIKit, and what it brings along, have here.
package enum UIKitNames {
  /// The names for which `isApples` is true.
  package static let all = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Beginnings of names that nobody but UIKit and QuartzCore has.
  private static let beginnings = [
    "CA", "NSCollectionLayout", "NSDiffableData", "NSLayout", "NSParagraphStyle", "NSStringDrawing",
    "NSTextAttachment", "NSTextContainer", "NSTextLayout", "NSTextStorage", "UI",
  ]

  /// Names of SwiftUI, whose missing module is told, and the start of an app, which `main.swift` is told for.
  private static let toldElsewhere = [
    "UIApplicationDelegateAdaptor", "UIApplicationMain", "UIGestureRecognizerRepresentable",
    "UIHosting",
    "UIViewControllerRepresentable", "UIViewRepresentable",
  ]

  /// Whether Apple's UIKit or QuartzCore would have a name, if anybody has it: `UI`, and a capital behind it.
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
