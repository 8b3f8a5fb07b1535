import Foundation
import FoundationXML

/// Parses the XML of a storyboard or nib.
final class NibParser: NSObject, XMLParserDelegate {
  private var open: [NibElement] = []
  private var root: NibElement?
  /// The line of an error; Foundation's parser continues after an error without details.
  private var errorLine: Int?
  /// The line at which elements are nested too deeply for creating nested objects.
  private var tooDeepLine: Int?
  private static let greatestDepth = 1000

  /// - Parameter file: for messages.
  static func root(of data: Data, file: String) throws(NibError) -> NibElement {
    try checkText(data, file: file)
    let parser = XMLParser(data: data)
    let reader = NibParser()
    parser.delegate = reader
    let isParsed = parser.parse()
    if let line = reader.tooDeepLine {
      throw .malformed(
        file: file, line: line, reason: "more than \(greatestDepth) elements are in one another")
    }
    let isWhole = isParsed && reader.errorLine == nil && reader.open.isEmpty
    guard isWhole, let root = reader.root else {
      throw .malformed(
        file: file, line: reader.errorLine ?? max(parser.lineNumber, 1), reason: "it is not XML")
    }
    guard root.name == "document" else {
      throw .malformed(file: file, line: root.line, reason: "its root is <\(root.name)>")
    }
    return root
  }

  /// Foundation's parser traps at a name or value that is not valid text.
  private static func checkText(_ data: Data, file: String) throws(NibError) {
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard !isUTF16, String(validating: data, as: UTF8.self) == nil else { return }
    let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw .malformed(file: file, line: line + 1, reason: "it is not UTF-8")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard tooDeepLine == nil, open.count < Self.greatestDepth else {
      if tooDeepLine == nil {
        tooDeepLine = parser.lineNumber
        parser.abortParsing()
      }
      return
    }
    let element = NibElement(name: name, attributes: attributes, line: parser.lineNumber)
    open.last?.append(element)
    if open.isEmpty { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard tooDeepLine == nil else { return }
    if open.last?.name == name {
      open.removeLast()
    } else {
      errorLine = errorLine ?? parser.lineNumber
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    errorLine = errorLine ?? parser.lineNumber
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    open.last?.append(characters)
  }
}
