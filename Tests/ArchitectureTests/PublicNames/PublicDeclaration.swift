/// A declaration that clients see, as a file of a module that they import makes it.
struct PublicDeclaration: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A type or protocol; its name holds the types around it: `UIButton.Configuration`.
    case type
    /// A function, operator, variable or alias, in a type or outside of all.
    case member
  }

  let kind: Kind
  /// The type that has it, or that its extension extends; empty outside of types.
  let owner: String
  /// As Swift refers to it: `alpha`, `addSubview(_:)`, `init(frame:)`, `+(_:_:)`.
  let name: String
  /// Where it stands: `Sources/UIKit/View/UIView.swift:12`.
  let place: String
  /// Whether a client's own declaration of the same name wins: `@_disfavoredOverload`.
  let isDisfavored: Bool

  /// The name with the types around it, joined by points.
  var path: String { owner.isEmpty ? name : "\(owner).\(name)" }

  /// Whether a leading underscore, of its own or of a type around it, says that it isn't API.
  ///
  /// For an initializer the underscore of its first label counts.
  var isUnderscored: Bool {
    let parts = path.split(separator: ".").map(String.init)
    return parts.contains { $0.hasPrefix("_") } || name.contains("(_") && !name.contains("(_:")
  }
}
