/// The variations in which every picture of a view or a controller is taken: the product of several axes.
package struct SnapshotMatrix: Codable, Equatable, Sendable {
  package enum AxisName: String, Codable, CaseIterable, Sendable {
    /// A screen of `ViewImageConfig`, such as `iPhone13` or `iPhone13Landscape`.
    case device
    case appearance
    /// Dynamic Type.
    case text
    case direction
    case contrast
    /// A language, optionally with a region, such as `de` or `pt-BR`.
    case locale

    /// The possible values of an axis; nil if only the test process knows them.
    package var words: [String]? {
      switch self {
      case .device, .locale: nil
      case .appearance: ["light", "dark"]
      case .text: SnapshotMatrix.textSizes
      case .direction: ["leftToRight", "rightToLeft"]
      case .contrast: ["normal", "high"]
      }
    }
  }

  package struct Axis: Codable, Equatable, Sendable {
    package var name: AxisName
    package var values: [String]
  }

  package static let textSizes = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
    "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
  ]

  /// More pictures of one assertion than this are considered a mistake.
  package static let cellLimit = 200

  package private(set) var axes: [Axis] = []
  /// Whether the matrix contains only as many combinations as are needed for any two values of two axes to occur
  /// together.
  package private(set) var isPairwise: Bool?

  package init() {}

  /// Parses `device=iPhone13,iPadMini appearance=light,dark`, with an optional `pairwise` at any position.
  package init(_ text: String) throws(MatrixError) {
    for part in text.split(separator: " ") {
      if part == "pairwise" {
        isPairwise = true
        continue
      }
      let halves = part.split(separator: "=", maxSplits: 1)
      guard halves.count == 2 else { throw .notAnAxis(String(part)) }
      try add(String(halves[0]), halves[1].split(separator: ",").map(String.init))
    }
    try limit()
  }

  /// Sorts axes by their names, because a dictionary has no order.
  package init(_ values: [String: [String]]) throws(MatrixError) {
    for key in AxisName.allCases.map(\.rawValue) {
      if let words = values[key] { try add(key, words) }
    }
    for key in values.keys.sorted() where AxisName(rawValue: key) == nil {
      throw .unknownAxis(key)
    }
    try limit()
  }

  /// Keeps the order of the axes; axes without a value are left out.
  package init(
    _ axes: [(name: AxisName, values: [String])], isPairwise: Bool
  ) throws(MatrixError) {
    for axis in axes where !axis.values.isEmpty { try add(axis.name.rawValue, axis.values) }
    self.isPairwise = isPairwise ? true : nil
    try limit()
  }

  private mutating func add(_ key: String, _ values: [String]) throws(MatrixError) {
    guard let name = AxisName(rawValue: key) else { throw .unknownAxis(key) }
    guard !values.isEmpty, !axes.contains(where: { $0.name == name }) else {
      throw .notAnAxis(key)
    }
    if let known = name.words, let odd = values.first(where: { !known.contains($0) }) {
      throw .unknownValue(odd, axis: key, known: known)
    }
    if name == .locale, let odd = values.first(where: { !Self.isLocale($0) }) {
      throw .notALocale(odd)
    }
    axes.append(Axis(name: name, values: values))
  }

  /// Whether the text consists of parts with letters and digits, of which the first has two or three letters.
  private static func isLocale(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return (2...3).contains(parts[0].count) && parts.count <= 4
      && parts.allSatisfy { part in
        (2...8).contains(part.utf8.count)
          && part.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0 & 0xDF) }
      }
  }

  private func limit() throws(MatrixError) {
    var count = 1
    for axis in axes {
      let (product, overflow) = count.multipliedReportingOverflow(by: axis.values.count)
      count = overflow ? .max : product
    }
    // There are at least as many pictures as the longest axis has values.
    let longest = axes.map(\.values.count).max() ?? 0
    if isPairwise == true, longest <= Self.cellLimit { count = cells.count }
    if count > Self.cellLimit { throw .tooMany(count) }
    for axis in axes where Set(axis.values).count < axis.values.count {
      throw .notAnAxis(axis.name.rawValue)
    }
  }

  /// All combinations, with the last axis changing fastest, or only pairs of values; empty if there is no axis.
  package var cells: [MatrixCell] {
    guard !axes.isEmpty else { return [] }
    if isPairwise == true {
      return PairwiseRows(axes.map(\.values.count)).rows.map { row in
        MatrixCell(
          choices: zip(axes, row).map { .init(axis: $0.name, value: $0.values[$1]) })
      }
    }
    return axes.reduce([MatrixCell()]) { cells, axis in
      cells.flatMap { cell in
        axis.values.map { value in
          MatrixCell(choices: cell.choices + [.init(axis: axis.name, value: value)])
        }
      }
    }
  }

  /// As `init(_:)` reads it.
  package var text: String {
    ((isPairwise == true ? ["pairwise"] : [])
      + axes.map { "\($0.name.rawValue)=\($0.values.joined(separator: ","))" })
      .joined(separator: " ")
  }
}

/// One combination of a matrix.
package struct MatrixCell: Equatable, Sendable {
  package struct Choice: Equatable, Sendable {
    package var axis: SnapshotMatrix.AxisName
    package var value: String
  }

  package var choices: [Choice] = []

  package func value(_ axis: SnapshotMatrix.AxisName) -> String? {
    choices.first { $0.axis == axis }?.value
  }

  /// The suffix for the reference's name: `iPhone13-dark`.
  package var name: String { choices.map(\.value).joined(separator: "-") }
}

/// The reasons why a text is not a matrix.
package enum MatrixError: Error, Equatable, Sendable {
  case notAnAxis(String)
  case unknownAxis(String)
  case unknownValue(String, axis: String, known: [String])
  case notALocale(String)
  case tooMany(Int)
}

extension MatrixError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAnAxis(let text):
      "\"\(text)\" isn't an axis of a matrix; name each axis once, as in: device=iPhone13,iPadMini appearance=light,dark"
    case .unknownAxis(let name):
      "there is no axis \"\(name)\" of a matrix; known are "
        + SnapshotMatrix.AxisName.allCases.map(\.rawValue).joined(separator: ", ")
    case .unknownValue(let value, let axis, let known):
      "\"\(value)\" isn't a value of the axis \(axis); known are \(known.joined(separator: ", "))"
    case .notALocale(let text):
      "\"\(text)\" isn't a locale; name a language and an optional region, as in: locale=de,pt-BR"
    case .tooMany(let count):
      "the matrix makes \(count) pictures of each assertion; the limit is \(SnapshotMatrix.cellLimit)"
    }
  }
}
