/// Which property a key path leads to, whatever class it starts from.
///
/// Key paths are equal only where they start from one class, and `\MyScrollView.contentSize` is what an observer of a
/// `MyScrollView` writes. The component of a key path with one step is the same for all subclasses, and is read from
/// the object. Its layout is that of Swift 6.3's standard library: after the header of the object and the
/// name that Objective-C would have, a word with the size of the steps, the head of the first, and the address
/// that stands for a computed property. Stored properties have their offset in the head. A path of several
/// steps stands for itself.
///
/// No public function of the standard library tells as much, nor makes the path of a superclass of one of a subclass.
/// So the layout is tried once on paths that are known; where it is another one every path stands for itself, and
/// observers have to name the class that has the property.
package struct KeyPathIdentity: Hashable {
  private let head: UInt32
  private let address: UInt
  private let wholePath: AnyKeyPath?

  init(_ path: AnyKeyPath) { self.init(path, layoutIsKnown: Self.layoutIsKnown) }

  init(_ path: AnyKeyPath, layoutIsKnown: Bool) {
    let hasOneStep = layoutIsKnown && Self.hasOneStep(path)
    (head, address) = hasOneStep ? Self.step(of: path) : (0, 0)
    wholePath = hasOneStep ? nil : path
  }

  /// Whether paths of a class and of a subclass compare as the layout above has it.
  private static let layoutIsKnown: Bool = {
    let same: [(AnyKeyPath, AnyKeyPath)] = [
      (\Probe.first, \SpecialProbe.first), (\Probe.second, \SpecialProbe.second),
      (\Probe.computed, \SpecialProbe.computed), (\Probe.settable, \SpecialProbe.settable),
    ]
    func identity(_ path: AnyKeyPath) -> KeyPathIdentity {
      KeyPathIdentity(path, layoutIsKnown: true)
    }
    let all = Set(same.map { identity($0.0) })
    return all.count == same.count && same.allSatisfy { identity($0.0) == identity($0.1) }
  }()

  private class Probe {
    final var first = 0
    final var second = 0
    var computed: Int { 0 }
    var settable: Int {
      get { 0 }
      set {}
    }
  }

  private final class SpecialProbe: Probe {}

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
