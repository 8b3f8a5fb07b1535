import _FoundationICU

// unsafe: ICU reads and fills arrays of pointers to texts.

/// Which localizations fit a language: `de` fits `de-AT`, `zh-Hant` fits `zh-TW`, and `pt-PT` fits `pt-BR` where nothing fits
/// better.
///
/// The function of ICU is Apple's addition, which iOS chooses by, too. Foundation on Linux is compiled without its call.
enum LanguageMatching {
  /// The localizations for the first language that any of them fits, the best one first, as they are written in `available`.
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

  /// Texts that end with a zero, one behind the other.
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
