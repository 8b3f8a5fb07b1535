import DarkroomUIKit
import Foundation

/// What is said of one accessibility element.
@MainActor
struct AccessibilityMarker {
  let element: NSObject
  /// In the coordinates of the view that is looked at.
  let frame: CGRect
  /// How far from its activation point a touch still means it; nil if it does nothing.
  let hitRegion: CGSize?
  /// The lowest of its texts; nil if it has none.
  let contrast: ContrastRatio?

  /// The markers of a view in a window, in reading order.
  ///
  /// - Parameter picture: of the view, whose pixels tell the contrasts.
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

  /// Whether a touch means something to it.
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
  /// Where accessibility frames, which are the screen's, have this view's origin.
  var accessibilityOrigin: CGPoint {
    UIAccessibility.convertToScreenCoordinates(bounds, in: self).origin
  }

  /// The view itself and what is below it, that draws text and is shown.
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
  /// In a picture: what is read out.
  @MainActor var mark: MarkedPicture.Mark {
    MarkedPicture.Mark(
      frame: frame, title: AccessibilityText.head(self), details: AccessibilityText.spoken(self))
  }
}
