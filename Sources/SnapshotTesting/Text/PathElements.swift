import DarkroomUIKit
import Foundation

/// Writes paths as text: `MoveTo (1.0, 2.0)`, one element per line, with an empty line before each further subpath.
struct PathElements {
  private let number: (Double) -> String

  init(_ formatter: NumberFormatter) {
    number = { formatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
  }

  /// Formats numbers with one to three decimals and a point in every language.
  ///
  /// (Foundation's formatter ignores the upper limit here.)
  init() {
    number = { value in
      let rounded = (value * 1_000).rounded(.toNearestOrEven) / 1_000
      return "\(rounded == 0 ? 0 : rounded)"
    }
  }

  func text(of path: CGPath) -> String {
    var text = ""
    path.forEachElement { type, points in
      if type == .moveToPoint, !text.isEmpty { text += "\n" }
      text += "\(Self.word(type)) " + points.map(format).joined(separator: " ") + "\n"
    }
    return text
  }

  private func format(_ point: CGPoint) -> String {
    "(\(number(Double(point.x))), \(number(Double(point.y))))"
  }

  private static func word(_ type: CGPathElementType) -> String {
    switch type {
    case .moveToPoint: "MoveTo"
    case .addLineToPoint: "LineTo"
    case .addQuadCurveToPoint: "QuadCurveTo"
    case .addCurveToPoint: "CurveTo"
    case .closeSubpath: "Close"
    }
  }
}
