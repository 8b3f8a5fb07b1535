import SwiftParser
import SwiftSyntax

/// What swift-syntax finds in a source, one fact a line, in the order of their places.
public func twinFacts(of text: String) -> [String] {
  let visitor = TwinVisitor(viewMode: .sourceAccurate)
  visitor.walk(Parser.parse(source: text))
  return visitor.facts.sorted { $0.offset < $1.offset }.map { "\($0.offset) \($0.text)" }
}
