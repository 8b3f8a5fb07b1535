/// A proposed size, in the form that SwiftUI's own hosting passes on.
public struct _ProposedSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }
}
