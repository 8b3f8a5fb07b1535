extension FileTranslation {
  /// Has `String(format:arguments:)` and the same with a locale choose the forms of plural rules, as on iOS.
  ///
  /// Foundation's initializers on Linux do not know them. In a library, initializers of the same types would make each
  /// call ambiguous; initializers of the file itself hide Foundation's.
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
