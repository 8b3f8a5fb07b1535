import ArgumentParser

/// One value of `--reporter`: `list`, or `junit=results.xml`.
struct RequestedReporter: ExpressibleByArgument, Equatable {
  enum Kind: String, CaseIterable {
    case list, line, dot, none, json, junit, html, github

    /// The default output path of reporters that write to a file or a folder.
    var defaultPath: String? {
      switch self {
      case .json: "snapshots.json"
      case .junit: "snapshots.xml"
      case .html: "snapshot-report"
      default: nil
      }
    }
  }

  var kind: Kind
  /// Seen from the working directory.
  var path: String?

  init(_ kind: Kind, path: String? = nil) {
    self.kind = kind
    self.path = path
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard let word = parts.first, let kind = Kind(rawValue: word) else { return nil }
    guard parts.count == 1 || kind.defaultPath != nil else { return nil }
    self.init(kind, path: parts.count == 2 ? parts[1] : kind.defaultPath)
  }

  static var allValueStrings: [String] {
    Kind.allCases.map { kind in
      kind.defaultPath == nil ? kind.rawValue : "\(kind.rawValue)=PATH"
    }
  }

  /// Whether the reporter prints to the console while tests run.
  var isConsole: Bool { [.list, .line, .dot].contains(kind) }

  func reporter(options: ConsoleSummary.Detail) -> (any Reporter)? {
    switch kind {
    case .none: nil
    case .list: ListReporter(ConsoleSummary(detail: options))
    case .line: LineReporter(ConsoleSummary(detail: options))
    case .dot: DotReporter(ConsoleSummary(detail: options))
    case .json: JSONReporter(path: path ?? "")
    case .junit: JUnitReporter(path: path ?? "")
    case .html: HTMLReporter(path: path ?? "")
    case .github: GitHubReporter()
    }
  }
}
