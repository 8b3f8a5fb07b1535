#if canImport(UIKit)
import UIKit
#endif
import Foundation

#if os(iOS) || os(tvOS)
typealias PlatformColor = UIColor
#elseif os(macOS)
typealias PlatformColor = NSColor
#endif

extension Notification.Name {
    static let catalogDidChange = Notification.Name("CatalogDidChange")
}

@objc enum ItemKind: Int, CaseIterable {
    case fruit, vegetable, other

    var tint: PlatformColor {
        switch self {
        case .fruit: return #colorLiteral(red: 0.8, green: 0.2, blue: 0.2, alpha: 1)
        case .vegetable: return #colorLiteral(red: 0.2, green: 0.6, blue: 0.2, alpha: 1)
        case .other: return .gray
        }
    }
}

@objcMembers
final class Item: NSObject {
    let name: String
    let kind: ItemKind
    dynamic var count: Int

    init(name: String, kind: ItemKind, count: Int = 0) {
        self.name = name
        self.kind = kind
        self.count = count
    }

    func increment() { count += 1 }
}

/// Posts a notification for each change; other objects observe it by selector.
final class Catalog: NSObject {
    private(set) var items: [Item]

    init(items: [Item]) { self.items = items }

    func add(_ item: Item) {
        items.append(item)
        NotificationCenter.default.post(name: .catalogDidChange, object: self)
    }

    func removeItem(at index: Int) {
        items.remove(at: index)
        NotificationCenter.default.post(name: .catalogDidChange, object: self, userInfo: ["index": index])
    }
}

final class CatalogCounter: NSObject {
    private(set) var changes = 0

    init(catalog: Catalog) {
        super.init()
        NotificationCenter.default.addObserver(self,
                                               selector: #selector(catalogDidChange(_:)),
                                               name: .catalogDidChange,
                                               object: catalog)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func catalogDidChange(_ notification: Notification) {
        changes += 1
    }
}
