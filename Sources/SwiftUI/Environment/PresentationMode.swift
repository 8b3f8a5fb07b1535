/// Whether a view is presented.
public struct PresentationMode: Sendable {
  public private(set) var isPresented: Bool

  init(isPresented: Bool = false) { self.isPresented = isPresented }

  /// Nothing happens to what is not presented.
  public mutating func dismiss() { isPresented = false }
}
