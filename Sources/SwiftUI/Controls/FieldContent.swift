/// The content of a text field, and the effect of editing it.
struct FieldContent {
  /// The text that is shown while nobody edits it.
  let text: () -> String
  /// Called after each change.
  var typed: (String) -> Void = { _ in }
  /// Whether the value is the text itself.
  var isText = false
  /// Called with the text when editing ends.
  var ended: (String) -> Void = { _ in }
  var editing: (Bool) -> Void = { _ in }
  /// Called for the return key.
  var committed: () -> Void = {}
}

extension FieldContent {
  init(
    _ text: Binding<String>, editing: @escaping (Bool) -> Void = { _ in },
    committed: @escaping () -> Void = {}
  ) {
    self.text = { text.wrappedValue }
    typed = { text.wrappedValue = $0 }
    isText = true
    self.editing = editing
    self.committed = committed
  }

  /// Creates content for a formatted value, which is set when editing ends; a text that cannot be parsed does not
  /// change it.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    let format = format.asOnDevices
    text = { format.format(value.wrappedValue) }
    ended = {
      if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed }
    }
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    text = { formatter.string(for: value.wrappedValue) ?? "" }
    ended = {
      if let parsed = formatter.value(of: $0) as? V { value.wrappedValue = parsed }
    }
  }
}

extension Formatter {
  /// The value for a text; nil if the text cannot be parsed, or if the formatter cannot parse.
  ///
  /// The `getObjectValue` of a subclass is not an override here, so that nothing can call it for any formatter.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter: dates.date(from: text)
    default: nil
    }
  }
}
