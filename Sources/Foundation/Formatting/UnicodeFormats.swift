import Foundation
import Synchronization
import _FoundationICU

/// Numbers with units, lists of them, relative times and plural rules, from the toolchain's ICU.
enum UnicodeFormats {
  @safe private struct PluralRules: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  private static let pluralRules = Mutex<[String: PluralRules]>([:])

  /// - Parameter skeleton: ICU's format skeleton, such as `measure-unit/length-meter .##`.
  /// - Returns: Nil if ICU does not know a part of it.
  static func string(_ number: Double, skeleton: String, locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let words = Array(skeleton.utf16)
    let formatter = unsafe swift_unumf_openForSkeletonAndLocale(
      words, Int32(words.count), locale.identifier, &status)
    defer { unsafe swift_unumf_close(formatter) }
    let result = unsafe swift_unumf_openResult(&status)
    defer { unsafe swift_unumf_closeResult(result) }
    unsafe swift_unumf_formatDouble(formatter, number, result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return unsafe text { unsafe swift_unumf_resultToString(result, $0, $1, &$2) }
  }

  /// A list of amounts, as in "3 hours, 25 minutes".
  static func list(
    _ amounts: [(unit: DurationUnit, value: Int)], style: DateComponentsFormatter.UnitsStyle,
    locale: Locale
  ) -> String? {
    // ICU writes only the last number of several in words.
    guard style == .spellOut, amounts.count > 1 else {
      return measures(amounts, style: style, locale: locale)
    }
    let parts = amounts.compactMap { measures([$0], style: style, locale: locale) }
    return parts.count == amounts.count ? list(of: parts, locale: locale) : nil
  }

  /// The texts with the separators of amounts in full words.
  private static func list(of parts: [String], locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let formatter = unsafe swift_ulistfmt_openForType(
      locale.identifier, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE, &status)
    defer { unsafe swift_ulistfmt_close(formatter) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    let lengths = parts.map { Int32($0.utf16.count) }
    let units = parts.flatMap { Array($0.utf16) }
    return unsafe units.withUnsafeBufferPointer { units in
      var starts: [UnsafePointer<UInt16>?] = unsafe []
      var place = 0
      for length in lengths {
        unsafe starts.append(units.baseAddress.map { unsafe $0 + place })
        place += Int(length)
      }
      return unsafe text {
        unsafe swift_ulistfmt_format(formatter, starts, lengths, Int32(parts.count), $0, $1, &$2)
      }
    }
  }

  private static func measures(
    _ amounts: [(unit: DurationUnit, value: Int)], style: DateComponentsFormatter.UnitsStyle,
    locale: Locale
  ) -> String? {
    var status = U_ZERO_ERROR
    let formatter = unsafe uameasfmt_open(
      locale.identifier, width(of: style), style == .spellOut ? words(locale) : nil, &status)
    defer { unsafe uameasfmt_close(formatter) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    let measures = amounts.map { UAMeasure(value: Double($0.value), unit: measure(of: $0.unit)) }
    return unsafe text {
      unsafe uameasfmt_formatMultiple(formatter, measures, Int32(measures.count), $0, $1, &$2)
    }
  }

  /// A relative time, as in "2 days ago" or "yesterday".
  static func distance(
    _ value: Int, _ unit: DurationUnit, isNamed: Bool,
    style: RelativeDateTimeFormatter.UnitsStyle, locale: Locale
  ) -> String? {
    var status = U_ZERO_ERROR
    let formatter = unsafe swift_ureldatefmt_open(
      locale.identifier, style == .spellOut ? words(locale) : nil, width(of: style),
      UDISPCTX_CAPITALIZATION_NONE, &status)
    defer { unsafe swift_ureldatefmt_close(formatter) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    let value = Double(value)
    let unit = relative(of: unit)
    return unsafe text {
      isNamed
        ? unsafe swift_ureldatefmt_format(formatter, value, unit, $0, $1, &$2)
        : unsafe swift_ureldatefmt_formatNumeric(formatter, value, unit, $0, $1, &$2)
    }
  }

  /// The plural category of a number; `other` if the language has no rules.
  static func pluralCategory(of number: Double, in language: String) -> PluralCategory {
    pluralRules.withLock { rules in
      if rules[language] == nil {
        var status = U_ZERO_ERROR
        rules[language] = unsafe PluralRules(pointer: swift_uplrules_open(language, &status))
      }
      guard let pointer = unsafe rules[language]?.pointer else { return .other }
      let keyword = unsafe text { unsafe swift_uplrules_select(pointer, number, $0, $1, &$2) }
      return keyword.flatMap(PluralCategory.init) ?? .other
    }
  }

  /// Numbers in words, for a formatter that then owns it; nil if the language has no rules for that.
  private static func words(_ locale: Locale) -> UnsafeMutablePointer<UNumberFormat?>? {
    var status = U_ZERO_ERROR
    return unsafe swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status)
  }

  /// The text that ICU writes into a buffer; nil if it reports an error.
  private static func text(
    _ write: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var status = U_ZERO_ERROR
    var buffer = [UInt16](repeating: 0, count: 512)
    let count = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe write($0, Int32(buffer.count), &status) } ?? 0
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, count <= buffer.count else { return nil }
    return String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
  }

  private static func width(of style: DateComponentsFormatter.UnitsStyle) -> UAMeasureFormatWidth {
    switch style {
    case .abbreviated, .positional: UAMEASFMT_WIDTH_NARROW
    case .short: UAMEASFMT_WIDTH_SHORT
    case .brief: UAMEASFMT_WIDTH_SHORTER
    case .full, .spellOut: UAMEASFMT_WIDTH_WIDE
    }
  }

  private static func width(
    of style: RelativeDateTimeFormatter.UnitsStyle
  ) -> UDateRelativeDateTimeFormatterStyle {
    switch style {
    case .full, .spellOut: UDAT_STYLE_LONG
    case .short: UDAT_STYLE_SHORT
    case .abbreviated: UDAT_STYLE_NARROW
    }
  }

  private static func measure(of unit: DurationUnit) -> UAMeasureUnit {
    switch unit {
    case .year: UAMEASUNIT_DURATION_YEAR
    case .month: UAMEASUNIT_DURATION_MONTH
    case .week: UAMEASUNIT_DURATION_WEEK
    case .day: UAMEASUNIT_DURATION_DAY
    case .hour: UAMEASUNIT_DURATION_HOUR
    case .minute: UAMEASUNIT_DURATION_MINUTE
    case .second: UAMEASUNIT_DURATION_SECOND
    }
  }

  private static func relative(of unit: DurationUnit) -> URelativeDateTimeUnit {
    switch unit {
    case .year: UDAT_REL_UNIT_YEAR
    case .month: UDAT_REL_UNIT_MONTH
    case .week: UDAT_REL_UNIT_WEEK
    case .day: UDAT_REL_UNIT_DAY
    case .hour: UDAT_REL_UNIT_HOUR
    case .minute: UDAT_REL_UNIT_MINUTE
    case .second: UDAT_REL_UNIT_SECOND
    }
  }
}
