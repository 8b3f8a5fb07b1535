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

    /// The closure has opened the URL.
    public static let handled = Result(kind: .handled)
    /// The closure has not opened the URL, and nothing else should.
    public static let discarded = Result(kind: .discarded)
    /// The system should open the URL; here nothing opens, and the URL counts as accepted.
    public static let systemAction = Result(kind: .system(nil))
    /// The system should open another URL; here nothing opens, and the URL counts as accepted.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }

    var isAccepted: Bool { if case .discarded = kind { false } else { true } }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action whose closure gets each URL that a link or the code opens.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a URL by the closure, and ignores the result.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  /// Opens a URL by the closure; `completion` gets false at once if the closure has discarded the URL, otherwise true.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}
