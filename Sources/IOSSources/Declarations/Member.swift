/// A method or property that a type declares.
struct Member: Sendable {
  enum Kind: Sendable {
    case method
    case property
  }

  var kind: Kind
  var name: String
  var attributes: [Attribute] = []
  var modifiers: Set<String> = []
  var parameters: [Parameter] = []
  /// The type of a property, nil if it is inferred; the return type of a method, nil if it returns nothing.
  var type: String?
  var isGeneric = false
  var isAsync = false
  var isThrowing = false
  /// The token of `func`, `var` or `let`.
  var keywordToken: Int
  var isConstant = false
  /// Whether a property has a setter.
  var isSettable = false
  /// The whole declaration without a body, in bytes.
  var range: Range<Int>
  /// The same with its body.
  var fullRange: Range<Int> = 0..<0
  /// The `#if` conditions around it; nil if there are none.
  var condition: String?
  /// Whether it is in a branch of `#if` that is never compiled on iOS.
  var isInactive = false

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  /// An `@objc optional` requirement.
  var isOptional: Bool { modifiers.contains("optional") }

  /// Whether iOS code cannot use it.
  var isUnavailable: Bool { attributes.contains(where: \.marksUnavailable) }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  /// The name by which Swift refers to it: `tapped(_:for:)`; without parentheses if there are no parameters.
  var reference: String {
    let base = ReservedWord.quoted(name)
    if parameters.isEmpty { return base }
    return base + "(" + parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() + ")"
  }

  /// The types of the parameters, as in a function type.
  var parameterTypes: String { parameters.map(\.type).joined(separator: ", ") }

  /// The name in the Objective-C runtime.
  var objectiveCName: String {
    if let explicit = attributes.first(where: { $0.name == "objc" })?.argument {
      return explicit.filter { $0 != " " && $0 != "\n" }
    }
    if kind == .property { return name }
    return ObjectiveCName.method(
      name, labels: parameters.map(\.label), isAsync: isAsync, isThrowing: isThrowing)
  }
}

/// One parameter of a method, as written.
struct Parameter: Equatable, Sendable {
  /// Empty for `_`.
  let label: String
  let name: String
  /// The type with attributes and `inout`, without the default value.
  let type: String
}
