import DarkroomSnapshotStore

extension SnapshotTestingConfiguration {
  /// The command, or the hint, that shows a failing value beside its reference.
  public struct DiffTool: Sendable {
    let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    var isDefault = false

    /// - Parameter tool: gets the paths of the reference and of the failing value, and returns the
    ///   line that the failure prints; nothing is run.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      self.tool = tool
    }

    /// Kaleidoscope's command, which only a Mac has, with both paths in quotation marks.
    public static let ksdiff = Self { "ksdiff \"\($0)\" \"\($1)\"" }

    /// Prints two file URLs, and says how to choose another tool.
    public static let `default`: Self = {
      var tool = Self { current, failed in
        """
        \(urls(current, failed))

        To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

            withSnapshotTesting(diffTool: .ksdiff) {
              // ...
            }
        """
      }
      tool.isDefault = true
      return tool
    }()

    /// Two file URLs, each in quotation marks below a sign.
    static func urls(_ current: String, _ failed: String) -> String {
      """
      @\u{2212}
      "file://\(current)"
      @+
      "file://\(failed)"
      """
    }

    /// Returns the text for a failure; the files need not exist.
    ///
    /// - Parameters:
    ///   - currentFilePath: the path of the reference.
    ///   - failedFilePath: the path of the new value.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByStringLiteral {
  /// Creates a tool from a command that takes two paths.
  ///
  /// - Parameter value: the command, such as `ksdiff`.
  public init(stringLiteral value: StringLiteralType) {
    self.init { "\(value) \($0) \($1)" }
  }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// Creates the default tool, for sources that use nil.
  ///
  /// - Parameter nilLiteral: nothing.
  @available(*, deprecated, message: "Use '.default' instead of a 'nil' value for 'diffTool'.")
  public init(nilLiteral: ()) {
    self = .default
  }
}

extension SnapshotEnvironment {
  /// The tool of `SNAPSHOT_DIFF_TOOL`: the command, and both paths in quotation marks.
  var chosenDiffTool: SnapshotTestingConfiguration.DiffTool? {
    diffTool.map { command in
      SnapshotTestingConfiguration.DiffTool { "\(command) \"\($0)\" \"\($1)\"" }
    }
  }
}
