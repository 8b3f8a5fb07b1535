/// Computes a color from another color.
public struct UIConfigurationColorTransformer: Hashable {
  /// The closure, which is called each time the color is needed.
  public let transform: (UIColor) -> UIColor
  private let name: String

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    name = ""
  }

  private init(name: String, _ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    self.name = name
  }

  /// Turns every color into `systemGray`, whatever its brightness.
  @MainActor public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(name: "grayscale") { _ in .systemGray }
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Closures cannot be compared, so any two closures of users count as equal.
  public static func == (
    first: UIConfigurationColorTransformer, second: UIConfigurationColorTransformer
  ) -> Bool { first.name == second.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
