import DarkroomCoreGraphics
import DarkroomQuartzCore
import Foundation

extension NibSession {
  /// Sets the values in Xcode's table of user defined runtime attributes.
  func setRuntimeAttributes(of object: NSObject, _ element: NibElement) {
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = attribute["keyPath"], let type = attribute["type"] else { continue }
      guard let candidates = runtimeValues(attribute, type) else {
        report.add(.unknownValue(type, of: "type"), at: attribute)
        continue
      }
      if !set(path, of: object, to: candidates) {
        report.add(.unknownKeyPath(path, type: "\(Swift.type(of: object))"), at: attribute)
      }
    }
  }

  /// The value in each type that the property may have.
  private func runtimeValues(_ attribute: NibElement, _ type: String) -> [Any?]? {
    let value = attribute.child(forKey: "value")
    switch type {
    case "boolean": return attribute["value"].flatMap(NibValue.bool).map { [$0] }
    case "string":
      return [attribute["value"] ?? value.map(NibValue.string) ?? ""]
    case "number": return runtimeNumber(attribute, value)
    case "point": return value.map { [NibValue.point($0)] }
    case "size": return value.map { [NibValue.size($0)] }
    case "rect": return value.map { [NibValue.rect($0)] }
    case "color": return value.flatMap(color).map { [$0, $0.cgColor] }
    case "image": return image(attribute, value).map { [$0] }
    case "nil": return [nil]
    default: return nil
    }
  }

  private func runtimeNumber(_ attribute: NibElement, _ value: NibElement?) -> [Any?]? {
    let text = attribute["value"] ?? value?["value"]
    guard let text, let number = Double(text) else {
      return text.flatMap(NibValue.bool).map { [$0] }
    }
    let whole: [Any?] = Int(exactly: number).map { [$0, UInt8(clamping: $0) == 1] } ?? []
    return [CGFloat(number), number, Float(number)] + whole
      + [NSNumber(value: number)]
  }

  private func image(_ attribute: NibElement, _ value: NibElement?) -> UIImage? {
    guard let name = value?["name"] ?? attribute["value"] else { return nil }
    return image(named: name, isSymbol: value?["catalog"] == "system", at: attribute)
  }

  /// Follows a key path, and sets its last component.
  private func set(_ path: String, of object: AnyObject, to candidates: [Any?]) -> Bool {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count > 1 else {
      return candidates.contains { setValue(path, of: object, to: $0) }
    }
    let next =
      _ClassRegistry.value(parts[0], of: object) as AnyObject?
      ?? BuiltInKeys.object(parts[0], of: object)
    return next.map { set(parts[1], of: $0, to: candidates) } ?? false
  }

  private func setValue(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
    do throws(NamedValueError) {
      try _ClassRegistry.set(name, of: object, to: value)
      return true
    } catch {
      return BuiltInKeys.set(name, of: object, to: value)
    }
  }
}
