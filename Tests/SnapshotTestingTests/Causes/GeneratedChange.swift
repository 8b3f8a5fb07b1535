import UIKit

/// A change of one token of a design, to one of many values.
enum GeneratedChange: CaseIterable {
  case accent, ink, paper, cardRadius, borderWidth, spacing, inset, barHeight, titleSize
  case titleFamily, bodySize, lineWidth, shadowRadius, slogan, badge, toggle, polygon

  func apply(to tokens: inout DesignTokens, _ random: inout SeededNumbers) {
    switch self {
    case .accent: tokens.accent = random.color()
    case .ink: tokens.ink = random.color()
    case .paper: tokens.paper = random.color()
    case .cardRadius: tokens.cardRadius = [4, 6, 8, 20].randomElement(using: &random) ?? 4
    case .borderWidth: tokens.borderWidth = [2, 3].randomElement(using: &random) ?? 2
    case .spacing: tokens.spacing = [8, 12, 20, 24].randomElement(using: &random) ?? 8
    case .inset: tokens.inset = [6, 9, 15, 18].randomElement(using: &random) ?? 6
    case .barHeight: tokens.barHeight = [50, 56, 64].randomElement(using: &random) ?? 50
    case .titleSize: tokens.titleSize = [15, 19, 22].randomElement(using: &random) ?? 15
    case .titleFamily: tokens.titleFamily = "Courier"
    case .bodySize: tokens.bodySize = [11, 12, 15, 16].randomElement(using: &random) ?? 11
    case .lineWidth: tokens.lineWidth = [1, 2, 5].randomElement(using: &random) ?? 1
    case .shadowRadius: tokens.shadowRadius = [2, 3, 9].randomElement(using: &random) ?? 2
    case .slogan:
      tokens.slogan =
        ["Every day", "Fresh from the farm", "Good"].randomElement(using: &random) ?? ""
    case .badge: tokens.badge = ["Sale", "Old", "-20 %"].randomElement(using: &random) ?? ""
    case .toggle: tokens.isOn = false
    case .polygon: tokens.dotSides = [3, 4, 7].randomElement(using: &random) ?? 3
    }
  }

  /// What a card must hold for the change to show; nil if it shows on every screen.
  var part: DesignedScreen.Part? {
    switch self {
    case .accent, .ink, .paper, .cardRadius, .spacing, .inset, .barHeight, .titleSize, .titleFamily,
      .shadowRadius:
      nil
    case .borderWidth, .slogan: .outline
    case .bodySize: .price
    case .lineWidth: .sparkline
    case .badge: .badge
    case .toggle: .toggle
    case .polygon: .row
    }
  }
}

/// Numbers that come again with their seed.
///
/// - SeeAlso: G. L. Steele et al., "Fast splittable pseudorandom number generators" (2014), SplitMix64. As there.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func color() -> UInt32 {
    UInt32(truncatingIfNeeded: next()) & 0xFF_FFFF
  }
}
