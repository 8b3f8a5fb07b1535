import Synchronization

/// The digits of locales.
enum NumberingSystems {
  /// The results by locale identifier, because Foundation opens ICU for each query, which took a twentieth of the time
  /// for a form.
  private static let known = Mutex<[String: Bool]>([:])

  /// Whether the locale uses Latin digits.
  static func isLatin(of locale: Locale) -> Bool {
    let identifier = locale.identifier
    if let known = known.withLock({ $0[identifier] }) { return known }
    let isLatin = locale.numberingSystem.identifier == "latn"
    known.withLock { $0[identifier] = isLatin }
    return isLatin
  }
}
