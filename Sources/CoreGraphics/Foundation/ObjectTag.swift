/// The first stored property of every class whose objects can be values in attributed strings.
///
/// If adjacent runs have values for the same key, Foundation on Linux compares them with `CFEqual`. That reads the word
/// after an object's header, its first stored property, as Core Foundation's own: bits 8 to 17 are the number of a CF
/// type. For number 0, which could occur by chance, it traps. For another number it checks the class, sees that it
/// isn't one of its own, and calls `isEqual(_:)`.
package struct ObjectTag: Hashable, Sendable {
  private let word: UInt64 = 1 << 8

  package init() {}
}
