import DarkroomCoreGraphics
import Foundation

/// Reads an element and remembers what nobody asked for, so that it can be reported.
@MainActor
final class NibReader {
  let element: NibElement
  let session: NibSession
  private var attributes: Set<String> = []
  private var children: Set<ObjectIdentifier> = []

  init(_ element: NibElement, _ session: NibSession) {
    self.element = element
    self.session = session
  }

  private func report(_ kind: NibProblem.Kind) { session.report.add(kind, at: element) }

  // MARK: Attributes

  func attribute(_ name: String) -> String? {
    attributes.insert(name)
    return element[name]
  }

  /// The value that a text stands for; one that stands for none is reported.
  private func read<V>(_ name: String, _ convert: (String) -> V?) -> V? {
    guard let text = attribute(name) else { return nil }
    if let value = convert(text) { return value }
    report(.unknownValue(text, of: name))
    return nil
  }

  func bool(_ name: String) -> Bool? { read(name, NibValue.bool) }
  func number(_ name: String) -> CGFloat? { read(name, NibValue.number) }
  func float(_ name: String) -> Float? { number(name).map { Float($0) } }
  func integer(_ name: String) -> Int? { read(name) { Int($0) } }
  func priority(_ name: String) -> UILayoutPriority? { float(name).map { UILayoutPriority($0) } }
  func word<V>(_ name: String, _ words: [String: V]) -> V? { read(name) { words[$0] } }

  /// An attribute, or a `<string>` of its own where the text has several lines.
  func string(_ name: String) -> String? {
    let child = child(forKey: name, ["string", "mutableString"])
    return attribute(name) ?? child.map(NibValue.string)
  }

  /// An image by the name in an attribute.
  func image(_ name: String, catalog: String = "catalog") -> UIImage? {
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

  func children(named name: String) -> [NibElement] {
    element.children.filter { $0.name == name }.compactMap(take)
  }
  /// What a container element such as `<subviews>` holds.
  func list(_ container: String) -> [NibElement] { child(container)?.children ?? [] }

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
  /// A view that is the value of a property.
  func view(_ key: String) -> UIView? {
    let child = take(element.children.first { $0.key == key && NibClasses.view($0.name) != nil })
    return child.flatMap(session.view)
  }

  // MARK: The rest

  /// Takes note of what means nothing when a program runs.
  func ignore(_ names: String...) { attributes.formUnion(names) }
  func ignoreChildren(forKeys keys: String...) {
    for child in element.children where child.key.map(keys.contains) == true { _ = take(child) }
  }

  /// Reports what nobody read.
  func finish() {
    for name in element.attributes.keys.sorted()
    where !attributes.contains(name) && !NibNoise.attributes.contains(name) {
      report(.unknownAttribute(name))
    }
    for child in element.children where !children.contains(ObjectIdentifier(child)) {
      let isNoise =
        NibNoise.elements.contains(child.name) || child.key.map(NibNoise.keys.contains) == true
      if !isNoise { session.report.add(.unknownElement, at: child) }
    }
  }
}
