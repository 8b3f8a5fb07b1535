import Foundation
import FoundationXML

/// Parses the XML of an SVG file into elements.
final class SVGParser: NSObject, XMLParserDelegate {
  private var open: [SVGElement] = []
  private var root: SVGElement?
  /// The line of the first error; Foundation's parser continues after errors and reports little about them.
  private var errorLine: Int?
  private var isTooDeep = false
  private static let greatestDepth = 500

  static func root(of bytes: [UInt8]) throws(ImageFileError) -> SVGElement {
    // Foundation's parser traps on a name or value that isn't valid UTF-8.
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .malformed(format: "SVG", place: nil, reason: "it is not UTF-8")
    }
    let parser = XMLParser(data: Data(bytes))
    let reader = SVGParser()
    parser.delegate = reader
    let isParsed = parser.parse()
    if reader.isTooDeep {
      throw .malformed(
        format: "SVG", place: nil, reason: "more than \(greatestDepth) elements are in one another")
    }
    guard isParsed, reader.errorLine == nil, reader.open.isEmpty, let root = reader.root else {
      let line = reader.errorLine ?? max(parser.lineNumber, 1)
      throw .malformed(format: "SVG", place: "line \(line)", reason: "it is not XML")
    }
    guard root.name == "svg" else {
      throw .malformed(
        format: "SVG", place: "line \(root.line)", reason: "its root is <\(root.name)>")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard open.count < Self.greatestDepth else {
      isTooDeep = true
      parser.abortParsing()
      return
    }
    let plain = name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name
    let element = SVGElement(name: plain, attributes: attributes, line: parser.lineNumber)
    open.last?.append(element)
    if open.isEmpty { root = root ?? element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if open.isEmpty { errorLine = errorLine ?? parser.lineNumber } else { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    open.last?.text.append(characters)
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    open.last?.text.append(String(decoding: CDATABlock, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    errorLine = errorLine ?? parser.lineNumber
  }
}
