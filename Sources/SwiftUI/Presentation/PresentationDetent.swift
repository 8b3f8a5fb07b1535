/// How high a sheet is.
public struct PresentationDetent: Hashable, @unchecked Sendable {
  /// What a height is computed in.
  @dynamicMemberLookup
  public struct Context {
    public let maxDetentValue: CGFloat

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }

  private let name: AnyHashable

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: ["fraction", "\(fraction)"])
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: ["height", "\(height)"])
  }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: ObjectIdentifier(type))
  }
}
