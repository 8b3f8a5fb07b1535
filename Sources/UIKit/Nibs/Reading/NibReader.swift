import DarkroomCoreGraphics
import Foundation

/// Reads an element and records the parts that are not requested, so that they can be reported.
@MainActor
final class NibReader: InterfaceReader {
  /// The element with the values for the traits of the screen.
  let element: NibElement
  /// The element as it is in the file.
  private let source: NibElement
  let session: NibSession
  private var attributes: Set<String> = []
  private var children: Set<ObjectIdentifier> = []

  init(_ element: NibElement, _ session: NibSession) {
    self.element = element.varied(for: session.traits)
    source = element
    self.session = session
    if element.hasVariations { reportVariations() }
  }

  /// Reports traits and lists that are unknown.
  private func reportVariations() {
    for variation in source.variations {
      if variation.hasUnknownConditions {
        session.report.add(.unknownValue(variation.key ?? "", of: "key"), at: variation)
      }
      for mask in variation.children where mask.name == "mask" {
        guard mask.key != "constraints", mask.key != "subviews" else { continue }
        session.report.add(.unknownElement, at: mask)
      }
    }
  }

  private func report(_ kind: NibProblem.Kind) { session.report.add(kind, at: element) }

  // MARK: Attributes

  func attribute(_ name: String) -> String? {
    attributes.insert(name)
    return element[name]
  }

  /// The value of a text; a text without a valid value is reported.
  private func value<V>(_ name: String, _ convert: (String) -> V?) -> V? {
    guard let text = attribute(name) else { return nil }
    if let value = convert(text) { return value }
    report(.unknownValue(text, of: name))
    return nil
  }

  func bool(_ name: String) -> Bool? { value(name, NibValue.bool) }
  func number(_ name: String) -> CGFloat? { value(name, NibValue.number) }
  func float(_ name: String) -> Float? { number(name).map { Float($0) } }
  func integer(_ name: String) -> Int? { value(name) { Int($0) } }
  func priority(_ name: String) -> UILayoutPriority? { float(name).map { UILayoutPriority($0) } }
  func word<V>(_ name: String, _ words: [String: V]) -> V? { value(name) { words[$0] } }

  /// A text with several lines is a separate `<string>` element.
  func string(_ name: String) -> String? {
    let child = child(forKey: name, ["string", "mutableString"])
    return attribute(name) ?? child.map(NibValue.string)
  }

  func image(_ name: String, catalog: String) -> UIImage? {
    guard let image = attribute(name) else {
      _ = attribute(catalog)
      return nil
    }
    return session.image(named: image, isSymbol: attribute(catalog) == "system", at: element)
  }

  // MARK: Children

  func child(forKey key: String, _ names: [String]) -> NibElement? {
    take(element.children.first { $0.key == key && names.contains($0.name) })
  }
  func child(_ name: String) -> NibElement? { take(element.child(name)) }

  private func take(_ child: NibElement?) -> NibElement? {
    if let child { children.insert(ObjectIdentifier(child)) }
    return child
  }

  /// The contents of a container element such as `<subviews>`.
  private func elements(in container: String) -> [NibElement] { child(container)?.children ?? [] }

  func rect(_ key: String) -> CGRect? { child(forKey: key, ["rect"]).map(NibValue.rect) }
  func size(_ key: String) -> CGSize? { child(forKey: key, ["size"]).map(NibValue.size) }
  func point(_ key: String) -> CGPoint? { child(forKey: key, ["point"]).map(NibValue.point) }
  func insets(_ key: String) -> UIEdgeInsets? {
    child(forKey: key, ["edgeInsets", "inset"]).map(NibValue.insets)
  }
  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    child(forKey: key, ["directionalEdgeInsets"]).map(NibValue.directionalInsets)
  }
  func color(_ key: String) -> UIColor? {
    _ = child(forKey: key, ["nil"])
    return child(forKey: key, ["color"]).flatMap(session.color)
  }
  func font(_ key: String) -> UIFont? {
    _ = child(forKey: key, ["nil"])
    return child(forKey: key, ["fontDescription"]).flatMap(session.font)
  }
  func attributedString(_ key: String) -> NSAttributedString? {
    _ = child(forKey: key, ["nil"])
    return child(forKey: key, ["attributedString"]).map(session.attributedString)
  }
  func date(_ key: String) -> Date? { child(forKey: key, ["date"]).flatMap(NibValue.date) }
  func locale(_ key: String) -> Locale? { child(forKey: key, ["locale"]).flatMap(NibValue.locale) }
  func timeZone(_ key: String) -> TimeZone? {
    guard let element = child(forKey: key, ["timeZone"]) else { return nil }
    let zone = NibValue.timeZone(element)
    if zone == nil {
      session.report.add(.unknownValue(element["name"] ?? "", of: "name"), at: element)
    }
    return zone
  }
  func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    child(forKey: key, ["textAttributes"]).map(session.titleAttributes)
  }
  func symbolConfiguration(_ key: String, _ names: [String]) -> UIImage.SymbolConfiguration? {
    child(forKey: key, names).flatMap(session.symbolConfiguration)
  }
  func view(_ key: String) -> UIView? {
    let child = take(element.children.first { $0.key == key && NibClasses.view($0.name) != nil })
    return child.flatMap(session.view)
  }
  func object(_ key: String, _ names: [String]) -> NSObject? {
    child(forKey: key, names).flatMap(session.object)
  }
  func objects(_ key: String, _ name: String) -> [NSObject] {
    (child(forKey: key, [name])?.children ?? []).compactMap(session.object)
  }

  // MARK: Parts

  private func reader(of part: NibElement) -> NibReader { NibReader(part, session) }

  func part(_ key: String, _ names: [String]) -> (any InterfaceReader)? {
    child(forKey: key, names).map(reader)
  }
  func parts(named name: String) -> [any InterfaceReader] {
    element.children.filter { $0.name == name }.compactMap(take).map(reader)
  }
  func list(_ container: String) -> [any InterfaceReader] {
    elements(in: container).map(reader)
  }
  func objects(in container: String) -> [NSObject] {
    elements(in: container).compactMap(session.object)
  }

  // MARK: Views

  func view() -> UIView? { session.view(source) }
  func nib() -> UINib { UINib(prototype: source, of: session) }
  func subviews(_ place: (UIView) -> Void) {
    let excluded = source.excluded("subviews", for: session.traits)
    for child in elements(in: "subviews") {
      guard let view = session.subview(child) else { continue }
      if let id = child.id, excluded.contains(id) {
        session.detach(view, id)
      } else {
        place(view)
      }
    }
  }
  func read(_ key: String, into view: UIView) {
    guard let part = take(element.child(forKey: key)) else { return }
    session.decode(part, into: view)
  }
  func reserve(_ view: UIView?, for id: String) { session.reserve(view, for: id) }
  func readConstraints(of view: UIView) {
    session.addConstraints(of: view, from: child("constraints"), in: source)
  }

  // MARK: The rest

  func register(_ object: AnyObject) { session.register(object, as: element) }
  func reportUnknown() { report(.unknownElement) }
  func ignore(_ names: String...) { attributes.formUnion(names) }
  func ignoreChildren(forKeys keys: String...) {
    for child in element.children where child.key.map(keys.contains) == true { _ = take(child) }
  }

  func finish() {
    for name in element.attributes.keys.sorted()
    where !attributes.contains(name) && !DesignTimeNames.attributes.contains(name) {
      report(.unknownAttribute(name))
    }
    for child in element.children where !children.contains(ObjectIdentifier(child)) {
      let isNoise =
        DesignTimeNames.elements.contains(child.name)
        || child.key.map(DesignTimeNames.keys.contains) == true || child.saysNothing
      if !isNoise { session.report.add(.unknownElement, at: child) }
    }
  }
}
