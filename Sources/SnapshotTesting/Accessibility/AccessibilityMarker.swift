import DarkroomUIKit
import Foundation

/// The accessibility information of one element.
@MainActor
struct AccessibilityMarker {
  let element: NSObject
  /// The frame in the coordinates of the inspected view.
  let frame: CGRect
  /// The size of the area around the activation point in which a touch reaches the element; nil if the element is not
  /// interactive.
  let hitRegion: CGSize?
  /// The lowest contrast among the element's texts; nil if it has none.
  let contrast: ContrastRatio?

  /// The markers of a view in a window, in reading order.
  ///
  /// - Parameter picture: The picture of the view, whose pixels determine the contrast.
  static func all(of root: UIView, picture: Picture?) -> [AccessibilityMarker] {
    let pixels = PictureColors(picture, of: root)
    return ReadingOrder(root.traitCollection).elements(of: root).map {
      AccessibilityMarker($0, in: root, pixels)
    }
  }

  private init(_ element: NSObject, in root: UIView, _ pixels: PictureColors) {
    self.element = element
    let origin = root.accessibilityOrigin
    let frame = element.accessibilityFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    self.frame = frame
    let point = element.accessibilityActivationPoint
    hitRegion =
      Self.isInteractive(element)
      ? HitRegion.size(
        of: element as? UIView, frame: frame,
        from: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: root) : nil
    contrast = (element as? UIView).flatMap { view in
      view.shownTexts.compactMap { pixels.contrast(of: $0) }.min { $0.value < $1.value }
    }
  }

  /// Whether a touch on the element has an effect.
  static func isInteractive(_ element: NSObject) -> Bool {
    let traits = element.accessibilityTraits
    if traits.contains(.notEnabled) { return false }
    let kinds: UIAccessibilityTraits = [
      .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton,
    ]
    return !traits.isDisjoint(with: kinds) || (element as? UIControl)?.isEnabled == true
      || (element as? UITextView)?.isEditable == true
  }

  var label: String? { element.accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 } }
  var value: String? { element.accessibilityValue.flatMap { $0.isEmpty ? nil : $0 } }
  var hint: String? { element.accessibilityHint.flatMap { $0.isEmpty ? nil : $0 } }
  var identifier: String? {
    (element as? any UIAccessibilityIdentification)?.accessibilityIdentifier
  }
  var actions: [String] { (element.accessibilityCustomActions ?? []).map(\.name) }

  /// The names of its traits, in the order of Apple's list.
  var traits: [String] {
    let traits = element.accessibilityTraits
    return Self.names.filter { traits.contains($0.0) }.map(\.1)
  }

  private static let names: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "plays sound"), (.keyboardKey, "keyboard key"), (.staticText, "static text"),
    (.summaryElement, "summary element"), (.notEnabled, "not enabled"),
    (.updatesFrequently, "updates frequently"), (.searchField, "search field"),
    (.startsMediaSession, "starts media session"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allows direct interaction"), (.causesPageTurn, "causes page turn"),
    (.tabBar, "tab bar"), (.header, "header"), (.toggleButton, "toggle button"),
    (.supportsZoom, "supports zoom"),
  ]
}

extension UIView {
  /// The origin of this view in screen coordinates, in which accessibility frames are given.
  var accessibilityOrigin: CGPoint {
    UIAccessibility.convertToScreenCoordinates(bounds, in: self).origin
  }

  /// The visible views, among this one and its descendants, that draw text.
  var shownTexts: [UIView] {
    guard !isHidden, alpha > 0 else { return [] }
    let own = (shownText ?? "").contains { !$0.isWhitespace } ? [self] : []
    return own + subviews.flatMap(\.shownTexts)
  }

  /// What this very view draws.
  var shownText: String? {
    switch self {
    case let label as UILabel: label.attributedText?.string ?? label.text
    case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 }
    case let text as UITextView: text.text
    default: viewSource?.text?.string
    }
  }
}

extension AccessibilityMarker {
  /// The mark in a picture, with the text that is read out.
  @MainActor var mark: MarkedPicture.Mark {
    MarkedPicture.Mark(
      frame: frame, title: AccessibilityText.head(self), details: AccessibilityText.spoken(self))
  }
}
