public import Foundation

// Foundation on Linux reads no `.xcstrings`, and ends with a bad pointer where a bundle has a `.stringsdict`. Its
// function has three parameters with defaults; the compiler prefers these, which have none.

/// The text that a table of the main bundle has for a key, or else the key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localizedFormat(key, nil, .main, "")
}

/// Of a text with plural rules this is the format; `String(format:)` and its like choose the form.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localizedFormat(key, nil, bundle, "")
}

/// A table of nil is `Localizable`.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localizedFormat(key, tableName, .main, "")
}

/// `value` stands in for a text that no table has; where it is empty, the key does.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localizedFormat(key, nil, .main, value)
}

public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String { localizedFormat(key, tableName, bundle, "") }

public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String { localizedFormat(key, nil, bundle, value) }

public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String { localizedFormat(key, tableName, .main, value) }

/// Taken where the table has a name; where it is nil, Foundation's function is.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String { localizedFormat(key, tableName, bundle, value) }

private func localizedFormat(
  _ key: String, _ table: String?, _ bundle: Bundle, _ value: String
) -> String { StringTable.table(table, in: bundle).format(for: key, else: value) }
