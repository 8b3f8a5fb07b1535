import DarkroomCoreGraphics

/// Reads visual format strings.
///
/// - SeeAlso: Apple, "Auto Layout Guide", "Visual Format Language". We differ: lengths of views may also name an
///   attribute, a factor and a constant, which that grammar does not have.
struct VisualFormatParser {
  private let characters: [Character]
  private let format: String
  private var position = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parse()
  }

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    result.axis = try parseAxis()
    result.elements.append(try parseElement(isFirst: true))
    while position < characters.count {
      if case .superview = result.elements[result.elements.count - 1], result.elements.count > 1 {
        throw error("Expected the end of the format after the closing '|'")
      }
      result.gaps.append(try parseGap())
      result.elements.append(try parseElement(isFirst: false))
    }
    guard result.elements.contains(where: { $0 != .superview }) else {
      throw error("Expected a view")
    }
    return result
  }

  private mutating func parseAxis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    guard characters.count > 1, characters[1] == ":" else { return .horizontal }
    defer { position = 2 }
    switch characters[0] {
    case "H": return .horizontal
    case "V": return .vertical
    default: throw error("Unknown orientation. Expected 'H' or 'V'")
    }
  }

  private mutating func parseElement(
    isFirst: Bool
  ) throws(VisualFormatError) -> VisualFormat.Element {
    if take("|") { return .superview }
    let start = position
    guard take("[") else {
      throw error(
        "Expected a view name or '|'. \(isFirst ? "View names" : "Views") are in brackets")
    }
    let name = try parseName()
    let predicates = peek == "(" ? try parsePredicateList() : []
    guard take("]") else { throw error("Expected a ']' here. That is the end of a view") }
    return .view(name, predicates, position: start)
  }

  private mutating func parseGap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if peek == "(" {
      predicates = try parsePredicateList()
    } else {
      predicates = [try parseSimplePredicate()]
    }
    guard take("-") else { throw error("Expected a '-' here. That is the end of a connection") }
    return .predicates(predicates)
  }

  /// Parses a predicate without parentheses: a positive number or a metric.
  private mutating func parseSimplePredicate() throws(VisualFormatError)
    -> VisualFormat.Predicate
  {
    let start = position
    return VisualFormat.Predicate(object: try parseObject(), position: start)
  }

  private mutating func parsePredicateList() throws(VisualFormatError)
    -> [VisualFormat.Predicate]
  {
    _ = take("(")
    var result = [try parsePredicate()]
    while take(",") { result.append(try parsePredicate()) }
    guard take(")") else { throw error("Expected a ')' here. That is the end of a predicate list") }
    return result
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let start = position
    let relation = try parseRelation()
    var predicate = VisualFormat.Predicate(
      relation: relation, object: try parseObject(), position: start)
    if take(".") { predicate.attribute = try parseName() }
    if take("*") { predicate.multiplier = try parseNumber() }
    if take("/") { predicate.multiplier /= try parseNumber() }
    if let next = peek, next == "+" || next == "-" { predicate.constant = try parseNumber() }
    if take("@") { predicate.priority = try parseObject() }
    return predicate
  }

  private mutating func parseRelation() throws(VisualFormatError)
    -> NSLayoutConstraint.Relation
  {
    guard let first = peek, "=<>".contains(first) else { return .equal }
    position += 1
    guard take("=") else { throw error("Expected '==', '<=' or '>='") }
    return first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private mutating func parseObject() throws(VisualFormatError) -> VisualFormat.Object {
    guard let next = peek else { throw error("Expected a number, a metric or a view") }
    if next.isNumber || "+-.".contains(next) { return .number(try parseNumber()) }
    return .name(try parseName())
  }

  private mutating func parseNumber() throws(VisualFormatError) -> CGFloat {
    let start = position
    if let next = peek, next == "+" || next == "-" { position += 1 }
    while let next = peek, next.isNumber || next == "." { position += 1 }
    guard let value = Double(String(characters[start..<position])) else {
      position = start
      throw error("Expected a number")
    }
    return CGFloat(value)
  }

  private mutating func parseName() throws(VisualFormatError) -> String {
    let start = position
    while let next = peek, next.isLetter || next == "_" || next.isNumber && position > start {
      position += 1
    }
    guard position > start else { throw error("Expected a name") }
    return String(characters[start..<position])
  }

  // MARK: Characters

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  private func error(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format, position: position)
  }
}
