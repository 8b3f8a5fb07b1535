import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiVisualEffectView = ViewClass(
    UIVisualEffectView.self,
    elements: ["visualEffectView"], decode: { $0.decodeEffect($1) })
}

extension UIVisualEffectView {
  fileprivate func decodeEffect(_ nib: any InterfaceReader) {
    nib.read("contentView", into: contentView)
    for part in nib.parts(named: "blurEffect") {
      let styles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
        "prominent": .prominent, "systemMaterial": .systemMaterial,
        "systemThinMaterial": .systemThinMaterial,
        "systemUltraThinMaterial": .systemUltraThinMaterial,
        "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
      ]
      effect = part.word("style", styles).map { UIBlurEffect(style: $0) }
    }
  }
}
