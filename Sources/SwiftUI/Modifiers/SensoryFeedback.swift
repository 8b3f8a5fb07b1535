/// Feedback that the user can feel or hear.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy what collides is.
  public struct Weight: Equatable, Sendable {
    private let name: String

    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft what collides is.
  public struct Flexibility: Equatable, Sendable {
    private let name: String

    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String

  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let increase = SensoryFeedback(name: "increase")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  public static let selection = SensoryFeedback(name: "selection")
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let impact = SensoryFeedback(name: "impact")
  /// - Important: Inert.
  public static func impact(
    weight: Weight = .medium, intensity: Double = 1
  ) -> SensoryFeedback { SensoryFeedback(name: "impact") }
  /// - Important: Inert.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { SensoryFeedback(name: "impact") }
}
