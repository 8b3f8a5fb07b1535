/// Opens URLs by a closure; without one, a URL counts as opened, and nothing is shown.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    private enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    private let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }

    var isAccepted: Bool { if case .discarded = kind { false } else { true } }
  }

  private let handler: @MainActor (URL) -> Result

  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}
