import Foundation

/// The registered classes, and the views that are available for reuse.
@MainActor
struct CollectionViewRegistry {
  enum Role: Hashable {
    case cell
    case supplementary(String)
    case decoration
  }

  struct Key: Hashable {
    var role: Role
    var identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var nibs: [Key: UINib] = [:]
  private var pools: [Key: [UICollectionReusableView]] = [:]

  mutating func register(_ type: AnyClass?, _ role: Role, _ identifier: String) {
    let key = Key(role: role, identifier: identifier)
    classes[key] = type as? UICollectionReusableView.Type
    nibs[key] = nil
  }

  mutating func register(_ nib: UINib?, _ role: Role, _ identifier: String) {
    nibs[Key(role: role, identifier: identifier)] = nib
  }

  func registeredNib(_ key: Key) -> UINib? { nibs[key] }

  func registeredClass(_ key: Key) -> UICollectionReusableView.Type? { classes[key] }

  mutating func pooledView(_ key: Key) -> UICollectionReusableView? { pools[key]?.popLast() }

  mutating func recycle(_ view: UICollectionReusableView, _ role: Role) {
    guard let identifier = view.reuse.identifier else { return }
    pools[Key(role: role, identifier: identifier), default: []].append(view)
  }
}
