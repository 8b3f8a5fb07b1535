import DarkroomUIKit
public import Foundation

/// Why a throwing finder did not answer exactly one view, and what was there instead.
public struct ViewFinderError: Error, Equatable, Sendable {
  /// Nothing fits, or more than one view does; the number says how many.
  public enum Reason: Equatable, Sendable {
    case nothingFound
    case tooManyFound(Int)
  }

  /// What was looked for, in words: `a UILabel with text "Buy"`.
  public let wanted: String
  public let reason: Reason
  /// What resembles the wanted text, identifier or label most; the best first, at most five.
  public let nearest: [String]
  /// The views searched, a line each, indented by depth; those that were found are marked with `→`.
  public let tree: String
}

extension ViewFinderError: CustomStringConvertible {
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
  public var errorDescription: String? { description }
}
