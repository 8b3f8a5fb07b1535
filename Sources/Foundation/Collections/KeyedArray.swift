import Foundation

/// The array of a property; changing it changes the property.
package final class KeyedArray: NSMutableArray {
  private let read: () -> [Any]
  private let write: ([Any]) -> Void

  package init(read: @escaping () -> [Any], write: @escaping ([Any]) -> Void) {
    self.read = read
    self.write = write
    super.init(capacity: 0)
  }

  package required init?(coder: NSCoder) { nil }

  package required init(objects: UnsafePointer<AnyObject>?, count: Int) { Self.raise() }
  package required convenience init(arrayLiteral elements: Any...) { Self.raise() }

  private static func raise() -> Never {
    RaisedException.raise("an array of a property is made by its key", name: "NSGenericException")
  }

  private func change(_ change: (inout [Any]) -> Void) {
    var elements = read()
    change(&elements)
    write(elements)
  }

  package override var count: Int { read().count }

  package override func object(at index: Int) -> Any {
    require(index < count, index)
    return read()[index]
  }

  package override func insert(_ anObject: Any, at index: Int) {
    require(index <= count, index)
    change { $0.insert(anObject, at: index) }
  }

  package override func removeObject(at index: Int) {
    require(index < count, index)
    change { $0.remove(at: index) }
  }

  package override func replaceObject(at index: Int, with anObject: Any) {
    require(index < count, index)
    change { $0[index] = anObject }
  }

  package override func add(_ anObject: Any) { change { $0.append(anObject) } }
  package override func removeLastObject() { if count > 0 { change { $0.removeLast() } } }

  private func require(_ isInside: Bool, _ index: Int) {
    guard isInside, index >= 0 else {
      RaisedException.raise(
        "index \(index) beyond bounds of an array of \(count)", name: "NSRangeException")
    }
  }
}
