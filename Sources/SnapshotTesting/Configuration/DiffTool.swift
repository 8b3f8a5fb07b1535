import DarkroomSnapshotStore

extension SnapshotTestingConfiguration {
  /// The command or hint that shows a failing value beside its reference.
  public struct DiffTool: Sendable {
    let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    var isDefault = false

    /// - Parameter tool: A closure that gets the paths of the reference and the failing value and returns the line to
    ///   print; nothing is run.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      self.tool = tool
    }

    /// The command of Kaleidoscope, which exists only on the Mac, with both paths in quotation marks.
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

    /// Two file URLs in quotation marks, each below a plus or minus sign.
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
  /// Creates the default tool, for sources that pass nil.
  ///
  /// - Parameter nilLiteral: nothing.
  @available(*, deprecated, message: "Use '.default' instead of a 'nil' value for 'diffTool'.")
  public init(nilLiteral: ()) {
    self = .default
  }
}

extension SnapshotEnvironment {
  /// The tool from `SNAPSHOT_DIFF_TOOL`: its command, followed by both paths in quotation marks.
  var chosenDiffTool: SnapshotTestingConfiguration.DiffTool? {
    diffTool.map { command in
      SnapshotTestingConfiguration.DiffTool { "\(command) \"\($0)\" \"\($1)\"" }
    }
  }
}
