import Synchronization

/// The templates that have been read, by path, because tests use the same symbol many times.
enum SymbolTemplates {
  private static let known = Mutex<[String: Result<SymbolTemplate, SymbolTemplateError>]>([:])

  /// The template in a file; an invalid file is reported once on standard error.
  static func template(at file: URL) -> Result<SymbolTemplate, SymbolTemplateError> {
    if let found = known.withLock({ $0[file.path] }) { return found }
    let read = Result { () throws(SymbolTemplateError) in try SymbolTemplate(file: file) }
    let isFirst = known.withLock { $0.updateValue(read, forKey: file.path) == nil }
    if case .failure(let error) = read, isFirst { warn("\(error)") }
    return read
  }

  static func warn(_ words: String) {
    FileHandle.standardError.write(Data("warning: \(words)\n".utf8))
  }
}
