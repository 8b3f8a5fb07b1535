import Synchronization
import _FoundationICU

/// Finds the boundaries in text, with the rules and dictionaries of the toolchain's ICU.
///
/// - SeeAlso: Unicode Standard Annexes #14 and #29. We differ: as ICU tailors them, with strict line breaks and its
///   dictionaries.
package enum BoundaryFinder {
  enum Kind: UInt8, Hashable {
    /// A boundary between user-perceived characters.
    case grapheme
    /// A place where a line can end.
    case line
  }

  private struct Key: Hashable {
    let kind: Kind
    let locale: String
  }

  /// An open iterator that is not in use; opening one costs a hundred times as much as a short text.
  ///
  /// The corresponding C type is `UBreakIterator`.
  @safe private struct Idle: @unchecked Sendable {
    let iterator: OpaquePointer
  }

  private static let idle = Mutex<[Key: [Idle]]>([:])

  /// The version of ICU.
  static let libraryVersion: String = {
    var version: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    unsafe withUnsafeMutableBytes(of: &version) { bytes in
      unsafe swift_u_getVersion(bytes.bindMemory(to: UInt8.self).baseAddress)
    }
    return "\(version.0).\(version.1)"
  }()

  /// Returns whether there is a boundary, for each offset from 0 to `text.count`.
  ///
  /// `language` chooses rules where they differ (nil: those common to all); line breaks are strict,
  /// so that no Japanese line begins with a small kana.
  static func boundaries(of text: [UInt16], _ kind: Kind, language: String? = nil) -> [Bool] {
    var found = [Bool](repeating: false, count: text.count + 1)
    found[0] = true
    found[text.count] = true
    let locale = kind == .line ? (language ?? "en") + "@lb=strict" : ""
    let key = Key(kind: kind, locale: locale)
    guard let iterator = unsafe takeOrOpen(key) else { return found }
    unsafe text.withUnsafeBufferPointer { characters in
      var status = U_ZERO_ERROR
      unsafe swift_ubrk_setText(
        iterator, characters.baseAddress, Int32(characters.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
      var position = unsafe swift_ubrk_first(iterator)
      while position != -1 {
        found[Int(position)] = true
        position = unsafe swift_ubrk_next(iterator)
      }
    }
    let returned = unsafe Idle(iterator: iterator)
    idle.withLock { $0[key, default: []].append(returned) }
    return found
  }

  private static func takeOrOpen(_ key: Key) -> OpaquePointer? {
    if let waiting = idle.withLock({ $0[key]?.popLast() }) { return unsafe waiting.iterator }
    var status = U_ZERO_ERROR
    let type = key.kind == .line ? UBRK_LINE : UBRK_CHARACTER
    return unsafe swift_ubrk_open(type, key.locale, nil, 0, &status)
  }
}

extension BoundaryFinder {
  /// Returns the words in UTF-16 offsets, in order, without the text between them.
  package static func words(in text: [UInt16]) -> [Range<Int>] {
    // Lower statuses belong to spaces and punctuation.
    pieces(of: text, UBRK_WORD).filter { $0.status >= UBRK_WORD_NONE_LIMIT.rawValue }.map(\.range)
  }

  /// Returns the sentences in UTF-16 offsets, with the spaces after them.
  package static func sentences(in text: [UInt16]) -> [Range<Int>] {
    pieces(of: text, UBRK_SENTENCE).map(\.range)
  }

  private static func pieces(
    of text: [UInt16], _ type: UBreakIteratorType
  ) -> [(range: Range<Int>, status: UInt32)] {
    var status = U_ZERO_ERROR
    guard let iterator = unsafe swift_ubrk_open(type, "", nil, 0, &status) else { return [] }
    defer { unsafe swift_ubrk_close(iterator) }
    return unsafe text.withUnsafeBufferPointer { characters in
      unsafe swift_ubrk_setText(iterator, characters.baseAddress, Int32(characters.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
      var found: [(range: Range<Int>, status: UInt32)] = []
      var start = unsafe swift_ubrk_first(iterator)
      while start != -1 {
        let end = unsafe swift_ubrk_next(iterator)
        guard end != -1 else { break }
        let kind = unsafe swift_ubrk_getRuleStatus(iterator)
        found.append((Int(start)..<Int(end), UInt32(bitPattern: kind)))
        start = end
      }
      return found
    }
  }
}
