import Foundation

/// An object in a collection, with the hash that it had when it was added.
struct KeptObject: Hashable {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?
  private let isByIdentity: Bool
  private let hash: Int

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let isCopied = options.contains(.copyIn)
    let kept = isCopied ? (object as? any NSCopying)?.copy(with: nil) as AnyObject? : nil
    let object = kept ?? object
    weakObject = object
    strongObject = options.contains(.weakMemory) ? nil : object
    isByIdentity = options.contains(.objectPointerPersonality)
    hash =
      (isByIdentity ? nil : (object as? NSObject)?.hash) ?? ObjectIdentifier(object).hashValue
  }

  /// Nil when it is gone.
  var object: AnyObject? { strongObject ?? weakObject }

  static func == (a: KeptObject, b: KeptObject) -> Bool {
    guard let object = a.object, let other = b.object else { return false }
    if object === other { return true }
    return !a.isByIdentity && (object as? NSObject)?.isEqual(other) ?? false
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
