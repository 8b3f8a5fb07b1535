import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiProgressView = ViewClass(
    UIProgressView.self,
    elements: ["progressView"], decode: { $0.decodeProgress($1) },
    appearance: [
      AppearanceSetting(\UIProgressView.progressTintColor),
      AppearanceSetting(\UIProgressView.trackTintColor),
      AppearanceSetting(\UIProgressView.progressImage),
      AppearanceSetting(\UIProgressView.trackImage),
    ],
    attributes: { view in
      [
        ViewAttribute("progress", .number(Double(view.progress))),
        ViewAttribute("progress tint", .color(view.progressTintColor ?? view.tintColor)),
        ViewAttribute("track tint", .color(view.trackTintColor ?? .systemFill)),
      ]
    },
    isAccessibilityElement: true,
    accessibilityValue: { $0.percentage($0.progress, from: 0, to: 1) },
    accessibilityTraits: { _ in .updatesFrequently })
}

extension UIProgressView {
  fileprivate func decodeProgress(_ nib: any InterfaceReader) {
    set(nib.word("progressViewStyle", ["default": .default, "bar": .bar])) {
      $0.progressViewStyle = $1
    }
    set(nib.float("progress")) { $0.progress = $1 }
    set(nib.color("progressTintColor")) { $0.progressTintColor = $1 }
    set(nib.color("trackTintColor")) { $0.trackTintColor = $1 }
  }
}
