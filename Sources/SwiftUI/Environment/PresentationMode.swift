/// Whether a view is presented.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }

  init() {}

  /// - Important: Inert.
  public mutating func dismiss() {}
}
