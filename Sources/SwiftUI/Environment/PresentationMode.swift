/// Whether a view is presented.
public struct PresentationMode: Sendable {
  /// Whether `dismiss()` has a page or a sheet to close.
  public private(set) var isPresented: Bool

  init(isPresented: Bool = false) { self.isPresented = isPresented }

  /// Dismisses the presentation; does nothing if there is none.
  public mutating func dismiss() { isPresented = false }
}
