import Foundation

class ElementCounter: NSObject, XMLParserDelegate {
  private(set) var count = 0

  func parse(_ data: Data) {
    let parser = XMLParser(data: data)
    parser.delegate = self
    _ = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    count += 1
  }
}
