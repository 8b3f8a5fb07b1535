/// The first stored property of every class whose objects are values of attributed strings.
///
/// Where neighbouring stretches have values for one key, Foundation on Linux compares them with
/// `CFEqual`. That takes the word after an object's header, its first stored property, for Core
/// Foundation's own: bits 8 to 17 are the number of a CF type. For number 0, which any class may have
/// there by chance, it traps; for another it looks at the class, sees that it is none of its own, and
/// asks `isEqual(_:)`.
package struct ObjectTag: Hashable, Sendable {
  private let word: UInt64 = 1 << 8

  package init() {}
}
