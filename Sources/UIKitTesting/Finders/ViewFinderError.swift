import DarkroomUIKit
public import Foundation

/// Why a throwing finder did not answer exactly one view, and what was there instead.
public struct ViewFinderError: Error, Equatable, Sendable {
  /// Nothing fits, or more than one view does; the number says how many.
  public enum Reason: Equatable, Sendable {
    /// No view fits; `nearest` says what comes close.
    case nothingFound
    /// That many views fit, two or more; the tree marks them.
    case tooManyFound(Int)
  }

  /// What was looked for, in words: `a UILabel with text "Buy"`.
  public let wanted: String
  /// Which way there was not exactly one.
  public let reason: Reason
  /// What resembles the wanted text, identifier or label most; the best first, at most five.
  public let nearest: [String]
  /// The views searched, a line each, indented by depth; those that were found are marked with `→`.
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
