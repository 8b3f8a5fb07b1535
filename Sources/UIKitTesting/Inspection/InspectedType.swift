import DarkroomUIKit
import Foundation

/// A type whose views are searched for.
@MainActor
struct InspectedType {
  let name: String
  private let type: Any.Type

  init(_ type: Any.Type) {
    self.type = type
    name = String(_typeName(type, qualified: false).prefix { $0 != "<" })
  }

  /// The views of each part with the type, in the order of the first view.
  func parts(of views: [UIView]) -> [[UIView]] {
    if let type = type as? UIView.Type {
      return views.filter { $0.isKind(of: type) }.outermost.map { [$0] }
    }
    let owned = composed(in: views)
    if !owned.isEmpty { return owned }
    return views.filter { $0.viewSource?.kind.components(separatedBy: " › ").last == name }
      .outermost.map { [$0] }
  }

  /// The views that a team has composed.
  private func composed(in views: [UIView]) -> [[UIView]] {
    var order: [ViewOwner] = []
    var parts: [ViewOwner: [UIView]] = [:]
    for view in views {
      guard let owner = view.viewSource?.owners.first(where: { $0.name == name }) else { continue }
      if parts[owner] == nil { order.append(owner) }
      parts[owner, default: []].append(view)
    }
    return order.map { (parts[$0] ?? []).outermost }
  }
}
