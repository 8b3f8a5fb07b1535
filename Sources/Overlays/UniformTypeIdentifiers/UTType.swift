/// A type of files and data, by its identifier: `public.png`.
///
/// Those that iOS declares and that apps use are known with what they conform to, their extensions and MIME types.
public struct UTType: Hashable, Sendable {
  /// The identifier; of a declared type in lower case.
  public let identifier: String
  /// The identifiers of the types that the app's declaration names; two types with the same identifier are equal.
  private let appParents: [String]

  /// Nil unless the identifier is one of those declared here.
  public init?(_ identifier: String) {
    guard UTTypeDeclaration.all[identifier.lowercased()] != nil else { return nil }
    self.init(known: identifier.lowercased())
  }

  init(known identifier: String) {
    self.identifier = identifier
    appParents = []
  }

  /// A type that the app declares, in addition to the types that are known here.
  ///
  /// It conforms to the parent type and to all types to which that one conforms. Another value with the same identifier
  /// does not, because the declarations in the app's Info.plist are not read.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, conformingTo: parentType)
  }

  /// A type that another app declares, which conforms to its parent type as an exported one does.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, conformingTo: parentType)
  }

  private init(declared identifier: String, conformingTo parentType: UTType?) {
    self.identifier = identifier
    appParents = parentType.map { [$0.identifier] + $0.supertypes.map(\.identifier).sorted() } ?? []
  }

  /// A type of files with the extension, without its dot; of several the first that conforms.
  ///
  /// An extension that is not known makes a dynamic type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(
      tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// A type of data with the MIME type, in any case of letters; nil for a MIME type that is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The first declared type with the tag that conforms to `supertype`.
  ///
  /// An unknown file name extension makes a dynamic type; any other unknown tag returns nil.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let wanted = tag.lowercased()
    let found = UTTypeDeclaration.inOrder.first { declaration in
      declaration.tags(of: tagClass).contains(wanted)
        && supertype.map { UTType(known: declaration.identifier).conforms(to: $0) } != false
    }
    if let found {
      self.init(known: found.identifier)
    } else {
      guard !tag.isEmpty, tagClass == .filenameExtension else { return nil }
      self.init(known: UTTypeDeclaration.dynamicPrefix + wanted)
    }
  }

  private var declaration: UTTypeDeclaration? { UTTypeDeclaration.all[identifier] }

  /// Whether the type was made from an unknown file name extension.
  public var isDynamic: Bool { identifier.hasPrefix(UTTypeDeclaration.dynamicPrefix) }
  /// Whether Darkroom knows the type; false for types that the app declares.
  public var isDeclared: Bool { declaration != nil }
  /// Whether the identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Without its dot.
  public var preferredFilenameExtension: String? {
    if isDynamic { return String(identifier.dropFirst(UTTypeDeclaration.dynamicPrefix.count)) }
    return declaration?.extensions.first
  }

  /// Nil if the type has none or is not declared here.
  public var preferredMIMEType: String? { declaration?.mimeTypes.first }

  /// By class: extensions and MIME types, the preferred first.
  public var tags: [UTTagClass: [String]] {
    guard let declaration else { return [:] }
    return [
      UTTagClass.filenameExtension: declaration.extensions,
      UTTagClass.mimeType: declaration.mimeTypes,
    ].filter { !$0.value.isEmpty }
  }

  /// All types that it conforms to, at any distance.
  public var supertypes: Set<UTType> {
    let parents = declaration?.parents ?? (isDynamic ? ["public.data"] : [])
    return (parents + appParents).map(UTType.init(known:)).reduce(into: []) {
      $0.insert($1)
      $0.formUnion($1.supertypes)
    }
  }

  /// True of the type itself, too.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// False for the type itself.
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }
  /// False for the type itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// In English.
  public var localizedDescription: String? { declaration?.description }

  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
