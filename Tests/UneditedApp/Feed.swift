import Foundation

/// Uses only what Foundation has or brings along on iOS.
final class Feed: NSObject, XMLParserDelegate {
    private(set) var titles: [String] = []
    var refreshInterval: CFTimeInterval = 60
    let reading = NSSelectorFromString("read:")

    func read(_ text: String) -> Bool {
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        return parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
        if let title = attributeDict["title"] { titles.append(title) }
    }
}

extension CGRect {
    var lowerHalf: CGRect { applying(CGAffineTransform(translationX: 0, y: height / 2)) }
}
