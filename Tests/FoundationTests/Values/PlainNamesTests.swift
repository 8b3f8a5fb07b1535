import DarkroomFoundation
import Foundation
import Testing

/// Names of Foundation that Linux lacks, with Apple's values.
struct PlainNamesTests {
  @Test func constantsHaveApplesTypesAndValues() {
    let largest: Float = HUGE
    let seconds: UInt64 = NSEC_PER_SEC / NSEC_PER_MSEC
    let number: NSInteger = 1
    #expect(largest == .greatestFiniteMagnitude && seconds == 1000 && number == 1)
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    #expect(USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
  }

  @Test func theDeviceIsCoolAndHasPower() {
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
  }

  @Test func integersHaveObjectiveCsBounds() {
    let (largest, smallest): (Int, Int) = (NSIntegerMax, NSIntegerMin)
    #expect(largest == .max && smallest == .min && NSUIntegerMax == .max)
  }

  /// As code asks that was written before `#available`.
  @Test func theSystemIsNewerThanAllThatHaveANumber() {
    #expect(floor(NSFoundationVersionNumber) > NSFoundationVersionNumber_iOS_7_1)
    #expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max)
    #expect(NSFoundationVersionNumber_iOS_7_1 == 1047.25)
  }

  /// Device and UIDeviceComplete read the name of the machine so: no byte beyond the text may be asked for.
  @Test func theMachinesNameIsReadInItsWholeLength() {
    var info = utsname()
    unsafe uname(&info)
    #expect(MemoryLayout.size(ofValue: info.machine) == Int(_SYS_NAMELEN))
    let bytes = unsafe NSString(
      bytes: &info.machine, length: Int(_SYS_NAMELEN), encoding: String.Encoding.ascii.rawValue)
    #expect(bytes?.length == 65)
  }

  @Test func aNumberBecomesACGFloat() {
    #expect(CGFloat(truncating: 2.5) == 2.5 && CGFloat(exactly: NSNumber(value: 3)) == 3)
    #expect([NSNumber(value: 1)].map(CGFloat.init(truncating:)) == [1])
  }

  @Test func aValueHoldsAnObjectWithoutKeepingIt() {
    weak var weakObject: NSObject?
    do {
      let object = NSObject()
      weakObject = object
      let value = NSValue(nonretainedObject: object)
      #expect(value.nonretainedObjectValue as? NSObject === object)
      #expect(value == NSValue(nonretainedObject: object))
      #expect(value != NSValue(nonretainedObject: NSObject()))
      withExtendedLifetime(object) {}
    }
    #expect(weakObject == nil)
    #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
    #expect(NSValue(range: NSRange(location: 1, length: 2)).rangeValue.upperBound == 3)
  }

  @Test func aLocaleNamesCountries() {
    let locale = NSLocale(localeIdentifier: "en_US")
    #expect(locale.localizedString(forCountryCode: "DE") == "Germany")
    #expect(locale.localizedString(forLanguageCode: "fr") == "French")
    #expect(locale.localizedString(forCurrencyCode: "EUR") == "Euro")
  }

  @Test func aCalendarSaysWhenAUnitBegins() throws {
    let calendar = try #require(NSCalendar(identifier: .gregorian))
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    var start: NSDate?
    var length: TimeInterval = 0
    let date = Date(timeIntervalSince1970: 86_400 * 1.5)
    #expect(unsafe calendar.range(of: .day, start: &start, interval: &length, for: date))
    #expect(start?.timeIntervalSince1970 == 86_400 && length == 86_400)
  }

  @Test func formattersReadWhatTheyWrite() {
    final class Own: Formatter {
      func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
      ) -> Bool {
        unsafe obj?.pointee = NSString(string: string.uppercased())
        return true
      }
    }
    var value: AnyObject?
    #expect(unsafe Own().getObjectValue(&value, for: "a", errorDescription: nil))
    #expect(value as? String == "A")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(unsafe formatter.getObjectValue(&value, for: "12", errorDescription: nil))
    #expect((value as? NSNumber)?.intValue == 12)
    #expect(unsafe !formatter.getObjectValue(&value, for: "x", errorDescription: nil))
    #expect(
      unsafe formatter.isPartialStringValid("x", newEditingString: nil, errorDescription: nil))
  }
}
