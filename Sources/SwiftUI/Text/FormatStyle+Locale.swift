extension Locale {
  /// The locale of a new device, which replaces Foundation's default on Linux.
  var asOnDevices: Locale { identifier == "en_001" ? Locale(identifier: "en_US") : self }
}

extension FormatStyle {
  /// The style in the locale of a new device, unless the style sets a locale itself.
  var asOnDevices: Self {
    guard let own = Mirror(reflecting: self).descendant("locale") as? Locale,
      own.identifier == "en_001"
    else { return self }
    return locale(own.asOnDevices)
  }
}
