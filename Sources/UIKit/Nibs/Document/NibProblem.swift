/// A part of a storyboard or nib that was left out, because it is not supported here or does not exist.
package struct NibProblem: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case unknownElement
    case unknownAttribute(String)
    case unknownValue(String, of: String)
    case unknownClass(String)
    case missingImage(String)
    case missingColor(String)
    case missingAction(String, type: String)
    case missingObject(id: String)
    case unknownKeyPath(String, type: String)
  }

  package let file: String
  package let line: Int
  package let element: String
  package let kind: Kind
}

extension NibProblem: CustomStringConvertible {
  /// The problem in the format of compilers, so that editors find the place.
  package var description: String { "\(file):\(line): warning: <\(element)>: \(words)" }

  private var words: String {
    switch kind {
    case .unknownElement: "the element is not supported and was left out"
    case .unknownAttribute(let name): "the attribute '\(name)' is not supported and was left out"
    case .unknownValue(let value, let name): "'\(value)' is not a known value of '\(name)'"
    case .unknownClass(let name):
      "unknown class \(name); classes are known where the plugin IOSSources translates them"
    case .missingImage(let name): "could not load the image \"\(name)\""
    case .missingColor(let name): "could not find the colour \"\(name)\""
    case .missingAction(let action, let type): "\(type) has no action \(action)"
    case .missingObject(let id): "nothing in the file has the id \(id)"
    case .unknownKeyPath(let path, let type): "\(type) has no attribute \(path) of that type"
    }
  }
}
