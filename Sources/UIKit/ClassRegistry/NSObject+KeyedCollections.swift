import DarkroomFoundation
public import DarkroomObjectiveC
public import Foundation

extension _KeyValueCodingAndObserving {
  /// An array that changes the property when it is changed; observers see each change as one of the whole value.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    KeyedArray(
      read: { KeyPathReading.elements(self.value(forKey: key)) ?? [] },
      write: { self.setValue($0, forKey: key) })
  }

  /// Works like `mutableArrayValue(forKey:)`, for a property at the end of a key path.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    guard let point = keyPath.lastIndex(of: ".") else { return mutableArrayValue(forKey: keyPath) }
    guard let owner = value(forKeyPath: String(keyPath[..<point])) as? NSObject else {
      return NSMutableArray()
    }
    return owner.mutableArrayValue(forKey: String(keyPath[keyPath.index(after: point)...]))
  }

  /// The values of several properties; `NSNull` stands for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }
}
