/// How high a sheet is.
public struct PresentationDetent: Hashable, @unchecked Sendable {
  /// The context in which a height is computed.
  @dynamicMemberLookup
  public struct Context {
    /// The height of the largest detent, in points.
    public let maxDetentValue: CGFloat

    /// A default value of the environment, because the values around the sheet are not known here.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }

  private enum Height: Hashable {
    case medium, large
    case fraction(CGFloat), points(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let height: Height
  private let customType: (any CustomPresentationDetent.Type)?

  private init(_ height: Height, _ customType: (any CustomPresentationDetent.Type)? = nil) {
    self.height = height
    self.customType = customType
  }

  /// Half of the largest height.
  public static let medium = PresentationDetent(.medium)
  /// The largest height that the screen leaves for a sheet.
  public static let large = PresentationDetent(.large)
  /// A share of the largest height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }
  /// A height in points, at most that of `large`.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.points(height))
  }
  /// A height that a type computes from the largest one.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), type)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.height == rhs.height }

  public func hash(into hasher: inout Hasher) { hasher.combine(height) }

  /// The height of the detent in a sheet of at most the given height, in points.
  private func points(in most: CGFloat) -> CGFloat? {
    switch height {
    case .medium: most / 2
    case .large: most
    case .fraction(let fraction): most * fraction
    case .points(let points): min(points, most)
    case .custom: customType?.height(in: Context(maxDetentValue: most))
    }
  }

  /// Puts lower heights first.
  var order: CGFloat { points(in: 800) ?? 0 }

  @MainActor
  var detent: UISheetPresentationController.Detent {
    switch height {
    case .medium: .medium()
    case .large: .large()
    default:
      .custom(identifier: UISheetPresentationController.Detent.Identifier("\(height)")) {
        points(in: $0.maximumDetentValue)
      }
    }
  }
}
