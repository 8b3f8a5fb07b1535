extension Locale {
  /// The locale that a device begins with, in place of the one that Foundation has on Linux where nothing is set.
  var asOnDevices: Locale { identifier == "en_001" ? Locale(identifier: "en_US") : self }
}

extension FormatStyle {
  /// The style in the locale that a device begins with, unless the style has one of its own.
  var asOnDevices: Self {
    guard let own = Mirror(reflecting: self).descendant("locale") as? Locale,
      own.identifier == "en_001"
    else { return self }
    return locale(own.asOnDevices)
  }
}
