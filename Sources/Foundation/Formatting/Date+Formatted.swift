public import Foundation

extension Date {
  /// As Foundation's method without an underscore, in the locale that a device begins with.
  ///
  /// Foundation on Linux has the locale `en_001` whatever a machine is set to; the translation of sources calls this
  /// method, so that a day is written as on iOS.
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
