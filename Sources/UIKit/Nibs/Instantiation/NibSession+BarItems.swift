import DarkroomCoreGraphics
import Foundation

extension NibSession {
  func barButtonItem(_ element: NibElement) -> UIBarButtonItem? {
    item(element, UIBarButtonItem.self) { $0.decode($1) }
  }

  func tabBarItem(_ element: NibElement) -> UITabBarItem? {
    item(element, UITabBarItem.self) { $0.decode($1) }
  }

  private func item<Item: UIBarItem>(
    _ element: NibElement, _ base: Item.Type, _ decode: (Item, NibReader) -> Void
  ) -> Item? {
    let type = NibClasses.type(of: element, in: self, orElse: base)
    guard let item = type.init(coder: NibCoder(self, element)) else { return nil }
    adopt(item, as: element)
    let reader = NibReader(element, self)
    decode(item, reader)
    reader.finish()
    return item
  }

  func navigationItem(_ element: NibElement) -> UINavigationItem? {
    let type = NibClasses.type(of: element, in: self, orElse: UINavigationItem.self)
    guard let item = type.init(coder: NibCoder(self, element)) else { return nil }
    adopt(item, as: element)
    let reader = NibReader(element, self)
    item.decode(reader)
    reader.finish()
    return item
  }
}
