/// The circumstances that every picture of a view or a controller is taken under: the product of some axes.
package struct SnapshotMatrix: Codable, Equatable, Sendable {
  package enum AxisName: String, Codable, CaseIterable, Sendable {
    /// A screen of `ViewImageConfig`, such as `iPhone13` or `iPhone13Landscape`.
    case device
    case appearance
    /// Dynamic Type.
    case text
    case direction
    case contrast

    /// What an axis may say; nil where the test process alone knows.
    package var words: [String]? {
      switch self {
      case .device: nil
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

  /// More pictures of one assertion than this are a mistake.
  package static let cellLimit = 200

  package private(set) var axes: [Axis] = []

  package init() {}

  /// `device=iPhone13,iPadMini appearance=light,dark`.
  package init(_ text: String) throws(MatrixError) {
    for part in text.split(separator: " ") {
      let halves = part.split(separator: "=", maxSplits: 1)
      guard halves.count == 2 else { throw .notAnAxis(String(part)) }
      try add(String(halves[0]), halves[1].split(separator: ",").map(String.init))
    }
    try limit()
  }

  /// Axes in the order of their names, as a dictionary has none.
  package init(_ values: [String: [String]]) throws(MatrixError) {
    for key in AxisName.allCases.map(\.rawValue) {
      if let words = values[key] { try add(key, words) }
    }
    for key in values.keys.sorted() where AxisName(rawValue: key) == nil {
      throw .unknownAxis(key)
    }
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
    axes.append(Axis(name: name, values: values))
  }

  private func limit() throws(MatrixError) {
    var count = 1
    for axis in axes {
      let (product, overflow) = count.multipliedReportingOverflow(by: axis.values.count)
      count = overflow ? .max : product
    }
    if count > Self.cellLimit { throw .tooMany(count) }
  }

  /// Every combination, the last axis changing fastest; none where there is no axis.
  package var cells: [MatrixCell] {
    guard !axes.isEmpty else { return [] }
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
    axes.map { "\($0.name.rawValue)=\($0.values.joined(separator: ","))" }.joined(separator: " ")
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

  /// What it adds to the reference's name: `iPhone13-dark`.
  package var name: String { choices.map(\.value).joined(separator: "-") }
}

/// Why a text is no matrix.
package enum MatrixError: Error, Equatable, Sendable {
  case notAnAxis(String)
  case unknownAxis(String)
  case unknownValue(String, axis: String, known: [String])
  case tooMany(Int)
}

extension MatrixError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAnAxis(let text):
      "\"\(text)\" is no axis of a matrix; say each once, as in: device=iPhone13,iPadMini appearance=light,dark"
    case .unknownAxis(let name):
      "there is no axis \"\(name)\" of a matrix; known are "
        + SnapshotMatrix.AxisName.allCases.map(\.rawValue).joined(separator: ", ")
    case .unknownValue(let value, let axis, let known):
      "\"\(value)\" is no \(axis); known are \(known.joined(separator: ", "))"
    case .tooMany(let count):
      "the matrix makes \(count) pictures of each assertion; \(SnapshotMatrix.cellLimit) are the limit"
    }
  }
}
