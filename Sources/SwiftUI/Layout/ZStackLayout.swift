/// Views one above the other, as a layout.
public struct ZStackLayout: UnaskedLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }
}
