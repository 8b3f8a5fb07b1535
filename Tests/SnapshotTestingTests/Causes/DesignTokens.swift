import UIKit

/// What an app's design is made of; each is used on many screens.
struct DesignTokens: Equatable {
  var accent: UInt32 = 0x1C8766
  var ink: UInt32 = 0x202124
  var paper: UInt32 = 0xF4F1EA
  var cardRadius: CGFloat = 14
  var borderWidth: CGFloat = 1
  var spacing: CGFloat = 16
  var inset: CGFloat = 12
  var barHeight: CGFloat = 44
  var titleSize: CGFloat = 17
  var titleFamily: String?
  var bodySize: CGFloat = 13
  var lineWidth: CGFloat = 3
  var shadowRadius: CGFloat = 6
  var slogan = "Fresh every day"
  var badge = "New"
  var isOn = true
  var dotSides = 5

  func color(_ rgb: UInt32, alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255, alpha: alpha)
  }

  var titleFont: UIFont {
    titleFamily.flatMap { UIFont(name: $0, size: titleSize) }
      ?? .systemFont(ofSize: titleSize, weight: .semibold)
  }
}
