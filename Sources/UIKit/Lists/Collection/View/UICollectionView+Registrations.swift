import DarkroomCoreGraphics
public import Foundation

extension UICollectionView {
  /// A description of how cells of a class are created and configured, which replaces an identifier.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that gives a dequeued cell the content of an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier: String
    let handler: Handler

    /// Creates a registration; it works with every collection view.
    public init(handler: @escaping Handler) {
      identifier = RegistrationNumber.next("CellRegistration")
      self.handler = handler
    }
  }

  /// A description of how supplementary views of a class and kind are created and configured.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that gives a dequeued view its content.
    public typealias Handler =
      (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let identifier: String
    let elementKind: String
    let handler: Handler

    /// Creates a registration for views of a kind; it works with every collection view.
    public init(elementKind: String, handler: @escaping Handler) {
      identifier = RegistrationNumber.next("SupplementaryRegistration")
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A reused cell, or else a new one, to which the registration's handler was applied; not if the item is nil.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let cell = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else { UncaughtException.raise("the pool holds other cells") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A reused view, or else a new one, to which the registration's handler was applied.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
      withReuseIdentifier: registration.identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
      for: indexPath)
    guard let view = view as? Supplementary else {
      UncaughtException.raise("the pool holds other views")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// Tells registrations from each other.
@MainActor
private enum RegistrationNumber {
  private static var last = 0

  static func next(_ name: String) -> String {
    last += 1
    return "\(name)-\(last)"
  }
}
