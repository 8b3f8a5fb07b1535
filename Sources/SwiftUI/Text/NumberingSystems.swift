import Synchronization

/// The digits of locales.
enum NumberingSystems {
  /// By the identifier of a locale: Foundation opens ICU for each question, which took a twentieth
  /// of the time of a form.
  private static let known = Mutex<[String: Bool]>([:])

  /// Whether digits are those of Latin.
  static func isLatin(of locale: Locale) -> Bool {
    let identifier = locale.identifier
    if let known = known.withLock({ $0[identifier] }) { return known }
    let isLatin = locale.numberingSystem.identifier == "latn"
    known.withLock { $0[identifier] = isLatin }
    return isLatin
  }
}
