/// The reason why a symbol's SVG file cannot be used.
enum SymbolTemplateError: Error, Equatable {
  case unreadable(file: String)
  case malformed(file: String, line: Int)
  case element(file: String, line: Int, element: String)
  case stroke(file: String, line: Int)
  case pathData(file: String, line: Int, text: String)
  case transform(file: String, line: Int, text: String)
  case noVariants(file: String)
  case noGuide(file: String, guide: String)
  case unlike(file: String, variant: String)
}

extension SymbolTemplateError: CustomStringConvertible {
  /// What is wrong, where it is, and how to correct it.
  var description: String {
    switch self {
    case .unreadable(let file):
      "\(file): the symbol's file cannot be read as UTF-8 text; export it again as an SVG template"
    case .malformed(let file, let line):
      "\(file):\(line): the symbol's file is not XML; export it again as an SVG template"
    case .element(let file, let line, let element):
      "\(file):\(line): <\(element)> is not drawn in symbols, only <path> in <g>; convert it to a path in your drawing app"
    case .stroke(let file, let line):
      "\(file):\(line): a <path> has a stroke and no fill, and symbols are filled outlines; outline the stroke in your drawing app"
    case .pathData(let file, let line, let text):
      "\(file):\(line): the path's d is not path data near \"\(text)\"; export the symbol again"
    case .transform(let file, let line, let text):
      "\(file):\(line): transform=\"\(text)\" is not understood; flatten transforms in your drawing app"
    case .noVariants(let file):
      "\(file): no group has an id such as \"Regular-M\" or \"Regular-S\" and a path in it; start from a template that the SF Symbols app exports"
    case .noGuide(let file, let guide):
      "\(file): the guide \"\(guide)\" is missing, which says where the symbol stands beside text; keep the group Guides of the template"
    case .unlike(let file, let variant):
      "\(file): \(variant) has other points than Regular-S, so the weights between cannot be made; draw all three from the same points, or keep one of them only"
    }
  }
}
