public import Foundation

/// The objects of a nib file, which are created anew each time.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key for the options with which a nib is instantiated.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects for the placeholders of the nib: a dictionary by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let source: Source
  private let bundle: Bundle?

  private enum Source {
    case document(NibDocument)
    /// A nib for a prototype cell in a storyboard's table.
    case prototype(NibElement, NibDocument, NibSession, StoryboardScene?)
    case missing(NibError)
  }

  /// A file that cannot be read ends the program when the nib is instantiated, as on iOS.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil
    do throws(NibError) {
      source = .document(try NibDocument.nib(named: name, in: bundleOrNil))
    } catch {
      source = .missing(error)
    }
    super.init()
  }

  /// The XML of a .xib file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil
    do throws(NibError) {
      source = .document(try NibDocument(data: data, file: "nib"))
    } catch {
      source = .missing(error)
    }
    super.init()
  }

  init(prototype: NibElement, of session: NibSession) {
    bundle = session.bundle
    source = .prototype(prototype, session.document, session, session.scene)
    super.init()
  }

  /// The top-level objects in the order of the file, without its placeholders.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil
  ) -> [Any] {
    do throws(NibError) {
      return try objects(owner: ownerOrNil as AnyObject?, options ?? [:])
    } catch {
      error.raise()
    }
  }

  package func objects(
    owner: AnyObject?, _ options: [OptionsKey: Any]
  ) throws(NibError) -> [NSObject] {
    switch source {
    case .missing(let error): throw error
    case .document(let document):
      return try NibNesting.within(document) { () throws(NibError) in
        let session = NibSession(document, bundle: bundle)
        session.fillPlaceholders(owner: owner, options)
        return try session.objects(of: document.objects)
      }
    case .prototype(let element, let document, let outer, let scene):
      return try NibNesting.within(document) { () throws(NibError) in
        let session = NibSession(document, bundle: bundle, scene: scene)
        session.inherit(from: outer)
        return try session.objects(of: [element])
      }
    }
  }
}

extension NibSession {
  /// Top level objects, all connected.
  fileprivate func objects(of elements: [NibElement]) throws(NibError) -> [NSObject] {
    var objects: [NSObject] = []
    for element in elements { if let object = object(of: element) { objects.append(object) } }
    try finish()
    return objects
  }

  /// The owner and the other objects of the caller are connected, but do not receive `awakeFromNib()`, because they
  /// were created elsewhere.
  fileprivate func fillPlaceholders(owner: AnyObject?, _ options: [UINib.OptionsKey: Any]) {
    let external = options[.externalObjects] as? [String: Any] ?? [:]
    for element in document.placeholders {
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner": stand(owner, for: element)
      case "IBFirstResponder", nil: break
      case .some(let identifier): stand(external[identifier] as AnyObject?, for: element)
      }
    }
  }
}

extension NibDocument {
  static func nib(named name: String, in bundle: Bundle?) throws(NibError) -> NibDocument {
    let file = name.hasSuffix(".xib") || name.hasSuffix(".nib") ? String(name.dropLast(4)) : name
    guard let url = try NibFiles.url(of: "\(file).xib", in: bundle) else {
      throw .nibNotFound(name, bundle: (bundle ?? .main).bundlePath)
    }
    return try document(at: url)
  }
}

/// Limits nested instantiations of nibs: a view that loads the nib in which it is contained would never end; on iOS it
/// overflows the stack.
@MainActor
enum NibNesting {
  private static let greatestDepth = 60

  private static var depth = 0

  static func within<Made>(
    _ document: NibDocument, _ make: () throws(NibError) -> Made
  ) throws(NibError) -> Made {
    guard depth < greatestDepth else { throw .endlessNib(file: document.file) }
    depth += 1
    defer { depth -= 1 }
    return try make()
  }
}
