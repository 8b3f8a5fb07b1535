import DarkroomUIKit
public import Foundation

/// An error of a finder that did not find exactly one view, with the views that it found.
public struct ViewFinderError: Error, Equatable, Sendable {
  /// Why there isn't exactly one view: no view matches, or several do.
  public enum Reason: Equatable, Sendable {
    /// No view matches; `nearest` contains similar texts.
    case nothingFound
    /// Two or more views match; the tree marks them.
    case tooManyFound(Int)
  }

  /// A description of the wanted view: `a UILabel with text "Buy"`.
  public let wanted: String
  /// The reason why there was not exactly one view.
  public let reason: Reason
  /// The most similar texts, identifiers or labels; the best comes first, and there are at most five.
  public let nearest: [String]
  /// The views that were searched, one per line and indented by depth; found views are marked with `→`.
  public let tree: String
}

extension ViewFinderError: CustomStringConvertible {
  /// The reason, the similar texts, and the tree that was searched.
  public var description: String {
    var lines: [String] = []
    switch reason {
    case .nothingFound: lines.append("Found no \(wanted).")
    case .tooManyFound(let count):
      lines.append("Found \(count) of \(wanted); expected one. The arrows mark them.")
    }
    if !nearest.isEmpty { lines.append("Nearest: \(nearest.joined(separator: ", ")).") }
    lines.append("Searched:")
    lines.append(tree)
    return lines.joined(separator: "\n")
  }
}

extension ViewFinderError: LocalizedError {
  /// The same as `description`, for `localizedDescription` and XCTest.
  public var errorDescription: String? { description }
}
