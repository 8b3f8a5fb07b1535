public import Foundation

extension NSAttributedString {
  /// What the attribute `textEffect` may hold.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - Important: Inert. Letters are not pressed into the page.
    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }
}
