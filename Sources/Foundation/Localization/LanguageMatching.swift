import _FoundationICU

// unsafe: ICU reads and fills arrays of pointers to texts.

/// Finds the localizations that match a language: `de` matches `de-AT`, `zh-Hant` matches `zh-TW`, and `pt-PT` matches
/// `pt-BR` if nothing matches better.
///
/// It uses a function that Apple added to ICU, and that iOS uses, too. Foundation on Linux is compiled without calling
/// it.
enum LanguageMatching {
  /// The localizations for the first language that any of them matches, the best one first, as they are written in
  /// `available`.
  static func matches(of languages: [String], among available: [String]) -> [String] {
    guard !languages.isEmpty, !available.isEmpty else { return [] }
    return unsafe withPointers(to: languages) { languages in
      unsafe withPointers(to: available) { available in unsafe matches(languages, available) }
    }
  }

  private static func matches(
    _ languages: [UnsafePointer<CChar>?], _ available: [UnsafePointer<CChar>?]
  ) -> [String] {
    var found = unsafe [UnsafePointer<CChar>?](repeating: nil, count: available.count)
    var status = U_ZERO_ERROR
    let count = unsafe ualoc_localizationsToUse(
      languages, Int32(languages.count), available, Int32(available.count), &found,
      Int32(found.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
    return unsafe found.prefix(Int(max(0, count))).compactMap { name in
      unsafe name.map { unsafe String(cString: $0) }
    }
  }

  /// Stores null-terminated texts one after the other.
  private static func withPointers<Result>(
    to texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    var characters: [CChar] = []
    var offsets: [Int] = []
    for text in texts {
      offsets.append(characters.count)
      characters += text.utf8CString
    }
    return unsafe characters.withUnsafeBufferPointer { buffer in
      unsafe body(offsets.map { offset in unsafe buffer.baseAddress.map { unsafe $0 + offset } })
    }
  }
}
