import DarkroomCoreGraphics
import DarkroomImageFiles
import Foundation
import FoundationXML

/// Reads the XML of a symbol's template.
final class SymbolTemplateReader: NSObject, XMLParserDelegate {
  /// The attributes that an element passes to its children.
  private struct Context {
    var transform = CGAffineTransform.identity
    var fills = true
    var strokes = false
    var isEvenOdd = false
    var isHidden = false
    var variant: SymbolTemplateVariant?
  }

  private let file: String
  private var contexts = [Context()]
  private var layers: [SymbolTemplateVariant: [SymbolShape.Layer]] = [:]
  /// The positions of lines with an id, in the coordinates of the file.
  private var guides: [String: CGPoint] = [:]
  private var clearingClasses: Set<String> = []
  private var style: String?
  private var problem: SymbolTemplateError?

  private init(file: String) { self.file = file }

  static func variants(
    of url: URL
  ) throws(SymbolTemplateError) -> SymbolTemplate.Variants {
    let file = url.path
    // Foundation's parser traps if a name or value isn't valid text.
    guard let data = FileManager.default.contents(atPath: file),
      String(validating: data, as: UTF8.self) != nil
    else { throw .unreadable(file: file) }
    let reader = SymbolTemplateReader(file: file)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isRead = parser.parse()
    if let problem = reader.problem { throw problem }
    guard isRead else { throw .malformed(file: file, line: max(parser.lineNumber, 1)) }
    return try SymbolTemplateGuides(file: file, places: reader.guides).shapes(of: reader.layers)
  }

  // MARK: Elements

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    do throws(SymbolTemplateError) {
      try start(name, attributes, line: parser.lineNumber)
    } catch {
      problem = problem ?? error
      parser.abortParsing()
    }
  }

  private func start(
    _ name: String, _ attributes: [String: String], line: Int
  ) throws(SymbolTemplateError) {
    let context = try context(attributes, line: line)
    contexts.append(context)
    if name == "style" { style = "" }
    if let id = attributes["id"], Self.isGuide(id) {
      guides[id] = guides[id] ?? place(name, attributes, context)
    } else if context.variant != nil, !context.isHidden {
      try draw(name, attributes, context, line: line)
    }
  }

  private func context(
    _ attributes: [String: String], line: Int
  ) throws(SymbolTemplateError) -> Context {
    var context = contexts.last ?? Context()
    if let text = attributes["transform"] {
      guard let transform = SVGTransform.read(text) else {
        throw .transform(file: file, line: line, text: text)
      }
      context.transform = CGAffineTransform(transform).concatenating(context.transform)
    }
    let values = Self.style(attributes)
    if let fill = values["fill"] { context.fills = fill != "none" }
    if let stroke = values["stroke"] { context.strokes = stroke != "none" }
    if let rule = values["fill-rule"] { context.isEvenOdd = rule == "evenodd" }
    let opacity = values["opacity"].flatMap(Double.init) ?? 1
    if opacity == 0 || values["display"] == "none" { context.isHidden = true }
    if let id = attributes["id"], let variant = SymbolTemplateVariant(id: id) {
      context.variant = variant
      layers[variant] = layers[variant] ?? []
    }
    return context
  }

  /// The attributes, overridden by the properties in the attribute `style`.
  private static func style(_ attributes: [String: String]) -> [String: String] {
    var values = attributes
    for pair in (attributes["style"] ?? "").split(separator: ";") {
      let parts = pair.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    return values
  }

  private func draw(
    _ name: String, _ attributes: [String: String], _ context: Context, line: Int
  ) throws(SymbolTemplateError) {
    guard name == "path" else {
      if ["g", "title", "desc"].contains(name) { return }
      throw .element(file: file, line: line, element: name)
    }
    guard context.fills else {
      if context.strokes { throw .stroke(file: file, line: line) }
      return
    }
    let classes = (attributes["class"] ?? "").split(separator: " ").map(String.init)
    let path: CGPath
    switch SVGPathData.path(attributes["d"] ?? "") {
    case .success(let read): path = CGPath(read).mapped { $0.applying(context.transform) }
    case .failure(let failure):
      throw .pathData(file: file, line: line, text: failure.text)
    }
    guard let variant = context.variant else { return }
    layers[variant, default: []].append(
      SymbolShape.Layer(
        path: path, isEvenOdd: context.isEvenOdd,
        clearsBehind: classes.contains(where: clearingClasses.contains)))
  }

  // MARK: Guides

  private static func isGuide(_ id: String) -> Bool {
    ["Baseline-", "Capline-", "left-margin", "right-margin"].contains(where: id.hasPrefix)
  }

  /// The upper left corner of a guide, which is a line or a path with one line.
  private func place(
    _ name: String, _ attributes: [String: String], _ context: Context
  ) -> CGPoint? {
    if name == "path", case .success(let path) = SVGPathData.path(attributes["d"] ?? "") {
      return CGPath(path).mapped { $0.applying(context.transform) }.boundingBoxOfPath.origin
    }
    func number(_ key: String) -> CGFloat {
      CGFloat(attributes[key].flatMap(Double.init) ?? 0)
    }
    let ends = [("x1", "y1"), ("x2", "y2")].map {
      CGPoint(x: number($0.0), y: number($0.1)).applying(context.transform)
    }
    return CGPoint(x: min(ends[0].x, ends[1].x), y: min(ends[0].y, ends[1].y))
  }

  // MARK: Ends

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    style?.append(characters)
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    style?.append(String(decoding: CDATABlock, as: UTF8.self))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if contexts.count > 1 { contexts.removeLast() }
    if name == "style", let text = style {
      readStyle(text)
      style = nil
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    problem = problem ?? .malformed(file: file, line: max(parser.lineNumber, 1))
  }

  /// Finds the classes whose paths erase the layers below them.
  private func readStyle(_ text: String) {
    for rule in text.split(separator: "}") {
      let parts = rule.split(separator: "{")
      guard parts.count == 2,
        parts[1].filter({ !$0.isWhitespace }).contains("-sfsymbols-clear-behind:true")
      else { continue }
      let names = parts[0].split { $0.isWhitespace || $0 == "," }
      clearingClasses.formUnion(names.map { String($0.drop { $0 == "." }) })
    }
  }
}
