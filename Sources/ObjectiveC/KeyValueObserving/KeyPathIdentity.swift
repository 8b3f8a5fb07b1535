/// Which property a key path leads to, whatever class it starts from.
///
/// Key paths are equal only where they start from one class, and `\MyScrollView.contentSize` is what an observer of a
/// `MyScrollView` writes. The component of a key path with one step is the same for all subclasses, and is read from
/// the object. Its layout is that of Swift 6.3's standard library: after the header of the object and the
/// name that Objective-C would have, a word with the size of the steps, the head of the first, and the address
/// that stands for a computed property. Stored properties have their offset in the head. A path of several
/// steps stands for itself.
package struct KeyPathIdentity: Hashable {
  private let head: UInt32
  private let address: UInt
  private let wholePath: AnyKeyPath?

  init(_ path: AnyKeyPath) {
    (head, address) = Self.step(of: path)
    wholePath = Self.hasOneStep(path) ? nil : path
  }

  private static let firstWord = 3

  private static func words(_ path: AnyKeyPath) -> UnsafePointer<UInt> {
    unsafe UnsafePointer(bitPattern: UInt(bitPattern: ObjectIdentifier(path)))
      .unsafelyUnwrapped + firstWord
  }

  private static func step(of path: AnyKeyPath) -> (UInt32, UInt) {
    withExtendedLifetime(path) {
      let words = unsafe words(path)
      let head = unsafe UInt32(truncatingIfNeeded: words[1])
      return (head, unsafe isComputed(head) ? words[2] : 0)
    }
  }

  /// The kind of a step is in the seven bits below its highest; 2 is a computed property.
  private static func isComputed(_ head: UInt32) -> Bool { (head >> 24) & 0x7F == 2 }

  /// A stored step is four bytes in a word; a computed one has an address, a getter and perhaps a setter.
  private static func hasOneStep(_ path: AnyKeyPath) -> Bool {
    withExtendedLifetime(path) {
      let words = unsafe words(path)
      let size = unsafe words[0] & 0xFF_FFFF
      let head = unsafe UInt32(truncatingIfNeeded: words[1])
      guard isComputed(head) else { return size == 4 }
      let hasArguments = head & (1 << 19) != 0
      let isSettable = head & (1 << 22) != 0
      return !hasArguments && size == (isSettable ? 32 : 24)
    }
  }
}
