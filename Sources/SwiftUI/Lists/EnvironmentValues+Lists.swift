extension EnvironmentValues {
  /// Whether the view is in a row of a list or form, where controls look different.
  ///
  /// Rows have 11 points above and below their content, and are 44 points high by default. Controls that do not make a
  /// row higher, such as a toggle of 31 points, report a height of 22.
  var isInListRow: Bool {
    get { value(false) }
    set { set(newValue) }
  }
}
