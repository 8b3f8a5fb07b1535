import DarkroomUIKit
public import Foundation

/// An error of a finder that did not find exactly one view, with the views that it found instead.
public struct ViewFinderError: Error, Equatable, Sendable {
  /// Nothing fits, or more than one view does; the number says how many.
  public enum Reason: Equatable, Sendable {
    /// No view fits; `nearest` says what comes close.
    case nothingFound
    /// That many views fit, two or more; the tree marks them.
    case tooManyFound(Int)
  }

  /// A description of the wanted view: `a UILabel with text "Buy"`.
  public let wanted: String
  /// The reason why there was not exactly one view.
  public let reason: Reason
  /// The most similar texts, identifiers or labels; the best first, at most five.
  public let nearest: [String]
  /// The views searched, a line each, indented by depth; found views are marked with `→`.
  public let tree: String
}

extension ViewFinderError: CustomStringConvertible {
  /// The reason, what comes near, and the tree that was searched, a line each.
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
