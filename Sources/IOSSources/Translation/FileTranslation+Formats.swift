extension FileTranslation {
  /// Makes `String(format:arguments:)` and its variant with a locale apply plural rules, as on iOS.
  ///
  /// Foundation's initializers on Linux do not support plural rules. In a library, initializers with the same types
  /// would make each call ambiguous; initializers in the file itself hide Foundation's.
  static let pluralForms = """
    extension String {
      nonisolated fileprivate init(
        format: __shared String, arguments: __shared [any CVarArg]
      ) { self.init(_localizedFormat: format, locale: nil, arguments: arguments) }

      nonisolated fileprivate init(
        format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
      ) { self.init(_localizedFormat: format, locale: locale, arguments: arguments) }
    }

    """
}
