/// The views that a team has composed of others.
@MainActor
enum OwnViews {
  /// By the type of the view; views of this module have none.
  private static var names: [ObjectIdentifier: String?] = [:]

  /// The name of a view of a team, nil for one of SwiftUI.
  static func name(of type: any View.Type) -> String? {
    if let known = names[ObjectIdentifier(type)] { return known }
    let isOurs = _typeName(type).hasPrefix("DarkroomSwiftUI.")
    let name = isOurs ? nil : String(_typeName(type, qualified: false).prefix { $0 != "<" })
    names[ObjectIdentifier(type)] = .some(name)
    return name
  }
}
