public import Foundation

// Foundation on Linux does not read `.xcstrings`, and crashes with an invalid pointer if a bundle contains a
// `.stringsdict`. Its function has three parameters with defaults; the compiler prefers the functions here, which have
// none.

/// The text that a table of the main bundle contains for a key, or else the key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localizedFormat(key, nil, .main, "")
}

/// For a text with plural rules this is the format; `String(format:)` and related functions choose the form.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localizedFormat(key, nil, bundle, "")
}

/// A nil table stands for `Localizable`.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localizedFormat(key, tableName, .main, "")
}

/// `value` is used for a text that no table contains; if it is empty, the key is.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localizedFormat(key, nil, .main, value)
}

/// The text that a table of a bundle contains for a key, or else the key; nil stands for `Localizable`.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String { localizedFormat(key, tableName, bundle, "") }

/// The text that a bundle contains for a key, or else `value`; if that is empty, the key.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String { localizedFormat(key, nil, bundle, value) }

/// The text that a table of the main bundle contains for a key, or else `value`; if that is empty, the key.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String { localizedFormat(key, tableName, .main, value) }

/// Used if the table has a name; if it is nil, Foundation's function is called.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String { localizedFormat(key, tableName, bundle, value) }

private func localizedFormat(
  _ key: String, _ table: String?, _ bundle: Bundle, _ value: String
) -> String { StringTable.table(table, in: bundle).format(for: key, else: value) }
