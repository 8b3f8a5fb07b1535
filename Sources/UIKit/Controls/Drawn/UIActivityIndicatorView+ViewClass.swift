import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiActivityIndicatorView = ViewClass(
    UIActivityIndicatorView.self,
    elements: ["activityIndicatorView"], decode: { $0.decodeActivity($1) },
    appearance: [AppearanceSetting(\UIActivityIndicatorView.color)],
    attributes: { [ViewAttribute("animating", .flag($0.isAnimating))] },
    isAccessibilityElement: true,
    accessibilityLabel: { $0.isAnimating ? "In progress" : "Progress halted" },
    accessibilityTraits: { _ in .updatesFrequently })
}

extension UIActivityIndicatorView {
  fileprivate func decodeActivity(_ nib: any InterfaceReader) {
    let styles: [String: Style] = [
      "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
    ]
    set(nib.word("style", styles)) { $0.style = $1 }
    set(nib.bool("hidesWhenStopped") ?? false) { $0.hidesWhenStopped = $1 }
    set(nib.color("color")) { $0.color = $1 }
    if nib.bool("animating") == true { startAnimating() }
  }
}
