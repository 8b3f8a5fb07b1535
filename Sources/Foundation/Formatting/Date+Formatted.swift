public import Foundation

extension Date {
  /// Formats a date like Foundation's method without the underscore, in the locale of a new device.
  ///
  /// Foundation on Linux uses the locale `en_001`, whatever the machine's settings are. Translated sources call this
  /// method, so that a date is formatted as on iOS.
  public func _formatted(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    let locale = Locale.autoupdatingCurrent
    let isUnset = locale.identifier == "en_001"
    return Date.FormatStyle(
      date: date, time: time, locale: isUnset ? Locale(identifier: "en_US") : locale
    ).format(self)
  }
}
