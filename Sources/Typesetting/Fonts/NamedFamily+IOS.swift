extension NamedFamily {
  /// iOS's families for text in Latin letters, by name.
  ///
  /// Helvetica's measures are seen in references (17 points → 19.55 high), those of Helvetica Neue in labels of iOS 7
  /// and 8 (17 points → 20.28); the others' are the `hhea` values of their files, from common
  /// knowledge. Condensed faces are as wide as the others: the stand-ins have no narrow cut.
  static let all: [NamedFamily] = grotesques + otherSans + serifs + monospaced + hands

  private static let grotesques = [
    NamedFamily(
      "Arial", .sans, 0.9052734, -0.2119141, leading: 0.0327148,
      "ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT"),
    NamedFamily(
      "Arial Rounded MT Bold", .sans, 0.9458008, -0.2109375, "ArialRoundedMTBold"),
    NamedFamily(
      "Helvetica", .sans, 0.92, -0.23,
      "Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold "
        + "Helvetica-BoldOblique"),
    NamedFamily(
      "Helvetica Neue", .sans, 0.952, -0.213, leading: 0.028,
      "HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic "
        + "HelveticaNeue-Thin HelveticaNeue-ThinItalic HelveticaNeue-Light "
        + "HelveticaNeue-LightItalic HelveticaNeue-Medium HelveticaNeue-MediumItalic "
        + "HelveticaNeue-Bold HelveticaNeue-BoldItalic HelveticaNeue-CondensedBold "
        + "HelveticaNeue-CondensedBlack"),
  ]

  private static let otherSans = [
    NamedFamily(
      "Avenir", .sans, 1, -0.366,
      "Avenir-Book Avenir-Roman Avenir-BookOblique Avenir-Oblique Avenir-Light "
        + "Avenir-LightOblique Avenir-Medium Avenir-MediumOblique Avenir-Heavy "
        + "Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique"),
    NamedFamily(
      "Avenir Next", .sans, 1, -0.366,
      "AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight AvenirNext-UltraLightItalic "
        + "AvenirNext-Medium AvenirNext-MediumItalic AvenirNext-DemiBold "
        + "AvenirNext-DemiBoldItalic AvenirNext-Bold AvenirNext-BoldItalic AvenirNext-Heavy "
        + "AvenirNext-HeavyItalic"),
    NamedFamily(
      "Avenir Next Condensed", .sans, 1, -0.366,
      "AvenirNextCondensed-Regular AvenirNextCondensed-Italic AvenirNextCondensed-UltraLight "
        + "AvenirNextCondensed-UltraLightItalic AvenirNextCondensed-Medium "
        + "AvenirNextCondensed-MediumItalic AvenirNextCondensed-DemiBold "
        + "AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-Bold "
        + "AvenirNextCondensed-BoldItalic AvenirNextCondensed-Heavy "
        + "AvenirNextCondensed-HeavyItalic"),
    NamedFamily("DIN Alternate", .sans, 0.9375, -0.2265625, "DINAlternate-Bold"),
    NamedFamily("DIN Condensed", .sans, 0.712, -0.2880, "DINCondensed-Bold"),
    NamedFamily(
      "Futura", .sans, 1.0390625, -0.2597656,
      "Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium "
        + "Futura-CondensedExtraBold"),
    NamedFamily("Galvji", .sans, 0.96, -0.24, "Galvji Galvji-Bold"),
    NamedFamily(
      "Gill Sans", .sans, 0.9179688, -0.2299805,
      "GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold "
        + "GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic GillSans-UltraBold"),
    NamedFamily("Impact", .sans, 1.0087891, -0.2109375, "Impact"),
    NamedFamily(
      "Optima", .sans, 0.919, -0.268,
      "Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack"),
    NamedFamily(
      "Trebuchet MS", .sans, 0.9389648, -0.2221680,
      "TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic"),
    NamedFamily(
      "Verdana", .sans, 1.0053711, -0.2099609, spacing: 0.06,
      "Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic"),
  ]

  /// Scales bring the average advance of lower-case text to Georgia's (0.435 em) and Times's (0.401).
  private static let serifs = [
    NamedFamily(
      "American Typewriter", .serif, 0.903, -0.25,
      "AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold "
        + "AmericanTypewriter-Bold AmericanTypewriter-Condensed "
        + "AmericanTypewriter-CondensedLight AmericanTypewriter-CondensedBold"),
    NamedFamily(
      "Baskerville", .serif, 0.8979492, -0.2451172, scale: 0.9,
      "Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic "
        + "Baskerville-Bold Baskerville-BoldItalic"),
    NamedFamily(
      "Bodoni 72", .serif, 0.921, -0.279, scale: 0.9,
      "BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoITCTT-Bold"),
    NamedFamily(
      "Charter", .serif, 0.98, -0.238, scale: 0.94,
      "Charter-Roman Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black "
        + "Charter-BlackItalic"),
    NamedFamily(
      "Cochin", .serif, 0.897, -0.25, scale: 0.9,
      "Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic"),
    NamedFamily(
      "Copperplate", .serif, 0.763, -0.248, "Copperplate Copperplate-Light Copperplate-Bold"),
    NamedFamily(
      "Didot", .serif, 0.941, -0.321, scale: 0.9, "Didot Didot-Italic Didot-Bold"),
    NamedFamily(
      "Georgia", .serif, 0.9169922, -0.2192383, scale: 0.94,
      "Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic"),
    NamedFamily(
      "Hoefler Text", .serif, 0.7209473, -0.2790527, scale: 0.9,
      "HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic"),
    NamedFamily(
      "Palatino", .serif, 0.7319336, -0.2841797, leading: 0.0834961, scale: 0.94,
      "Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic"),
    NamedFamily(
      "Rockwell", .serif, 0.8955078, -0.2299805,
      "Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic"),
    NamedFamily(
      "Times New Roman", .serif, 0.8911133, -0.2163086, leading: 0.0424805, scale: 0.866,
      "TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT "
        + "TimesNewRomanPS-BoldItalicMT"),
  ]

  /// Menlo's characters are 1233 of 2048 units wide, Courier New's 1229.
  private static let monospaced = [
    NamedFamily(
      "Courier", .monospaced, 0.754, -0.246,
      "Courier Courier-Oblique Courier-Bold Courier-BoldOblique"),
    NamedFamily(
      "Courier New", .monospaced, 0.8325195, -0.3002930, spacing: 1229.0 / 2048 - 0.6,
      "CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT"),
    NamedFamily(
      "Menlo", .monospaced, 0.9282227, -0.2358398, spacing: 1233.0 / 2048 - 0.6,
      "Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic"),
  ]

  /// Handwritten and decorative families.
  private static let hands = [
    NamedFamily("Academy Engraved LET", .serif, 0.898, -0.302, "AcademyEngravedLetPlain"),
    NamedFamily("Bradley Hand", .sans, 1, -0.25, "BradleyHandITCTT-Bold"),
    NamedFamily(
      "Chalkboard SE", .sans, 1.133, -0.283,
      "ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold"),
    NamedFamily("Chalkduster", .sans, 0.98, -0.267, "Chalkduster"),
    NamedFamily("Marker Felt", .sans, 0.855, -0.237, "MarkerFelt-Thin MarkerFelt-Wide"),
    NamedFamily("Noteworthy", .sans, 1.29, -0.31, "Noteworthy-Light Noteworthy-Bold"),
    NamedFamily("Papyrus", .serif, 0.94, -0.603, "Papyrus Papyrus-Condensed"),
    NamedFamily("Party LET", .serif, 0.752, -0.248, "PartyLetPlain"),
    NamedFamily("Savoye LET", .serif, 0.763, -0.237, "SavoyeLetPlain"),
    NamedFamily(
      "Snell Roundhand", .serif, 0.946, -0.318,
      "SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black"),
    NamedFamily("Zapfino", .serif, 1.875, -1.5, "Zapfino"),
  ]
}
