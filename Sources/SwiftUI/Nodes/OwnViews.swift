/// The names of views that a team has composed of others.
@MainActor
enum OwnViews {
  /// The names, by the type of the view; nil for views of this module.
  private static var names: [ObjectIdentifier: String?] = [:]

  /// The name of a team's view; nil for one of SwiftUI's.
  static func name(of type: any View.Type) -> String? {
    if let known = names[ObjectIdentifier(type)] { return known }
    let isOurs = _typeName(type).hasPrefix("DarkroomSwiftUI.")
    let name = isOurs ? nil : String(_typeName(type, qualified: false).prefix { $0 != "<" })
    names[ObjectIdentifier(type)] = .some(name)
    return name
  }
}
