import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiVisualEffectView = ViewClass(
    UIVisualEffectView.self,
    elements: ["visualEffectView"], decode: { $0.decodeEffect($1) })
}

extension UIVisualEffectView {
  fileprivate func decodeEffect(_ nib: NibReader) {
    if let content = nib.element.child(forKey: "contentView") {
      _ = nib.child(forKey: "contentView", [content.name])
      nib.session.decode(content, into: contentView)
    }
    for element in nib.children(named: "blurEffect") {
      let styles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
        "prominent": .prominent, "systemMaterial": .systemMaterial,
        "systemThinMaterial": .systemThinMaterial,
        "systemUltraThinMaterial": .systemUltraThinMaterial,
        "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
      ]
      effect = NibReader(element, nib.session).word("style", styles).map { UIBlurEffect(style: $0) }
    }
  }
}
