import UIKit

@MainActor
public protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

extension Reusable {
    public static var reuseIdentifier: String { String(describing: self) }
}

/// A view that is loaded from a nib with the name of its class.
@MainActor
public protocol NibLoadable: AnyObject {
    static var nibName: String { get }
    static var nibBundle: Bundle { get }
}

extension NibLoadable {
    public static var nibName: String { String(describing: self) }
    public static var nibBundle: Bundle { Bundle(for: self) }
    public static var nib: UINib { UINib(nibName: nibName, bundle: nibBundle) }
}

extension NibLoadable where Self: UIView {
    public static func instantiate(owner: Any? = nil) -> Self {
        guard let view = nib.instantiate(withOwner: owner, options: nil).first as? Self else {
            fatalError("\(nibName).xib does not start with a \(Self.self)")
        }
        return view
    }
}

extension UITableViewCell: Reusable {}
extension UITableViewHeaderFooterView: Reusable {}
extension UICollectionReusableView: Reusable {}

extension UITableView {
    public func register<Cell: UITableViewCell>(_ type: Cell.Type) {
        if let nibType = type as? NibLoadable.Type {
            register(nibType.nib, forCellReuseIdentifier: type.reuseIdentifier)
        } else {
            register(type, forCellReuseIdentifier: type.reuseIdentifier)
        }
    }

    public func registerHeader<View: UITableViewHeaderFooterView>(_ type: View.Type) {
        register(type, forHeaderFooterViewReuseIdentifier: type.reuseIdentifier)
    }

    public func dequeue<Cell: UITableViewCell>(_ type: Cell.Type = Cell.self, for indexPath: IndexPath) -> Cell {
        guard let cell = dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath) as? Cell else {
            fatalError("\(type) is not registered")
        }
        return cell
    }

    public func dequeueHeader<View: UITableViewHeaderFooterView>(_ type: View.Type = View.self) -> View? {
        dequeueReusableHeaderFooterView(withIdentifier: type.reuseIdentifier) as? View
    }
}

extension UICollectionView {
    public func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
        register(type, forCellWithReuseIdentifier: type.reuseIdentifier)
    }

    public func register<View: UICollectionReusableView>(_ type: View.Type, kind: String) {
        register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: type.reuseIdentifier)
    }

    public func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type = Cell.self, for indexPath: IndexPath) -> Cell {
        guard let cell = dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: indexPath) as? Cell else {
            fatalError("\(type) is not registered")
        }
        return cell
    }

    public func dequeue<View: UICollectionReusableView>(
        _ type: View.Type = View.self,
        kind: String,
        for indexPath: IndexPath
    ) -> View {
        let view = dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: type.reuseIdentifier,
            for: indexPath
        )
        guard let typed = view as? View else {
            fatalError("\(type) is not registered for \(kind)")
        }
        return typed
    }
}
