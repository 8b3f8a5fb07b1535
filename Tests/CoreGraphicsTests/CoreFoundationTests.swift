import DarkroomCoreGraphics
import Testing

/// Core Foundation's functions, as apps call them.
struct CoreFoundationTests {
  @Test func anErrorSaysWhatWentWrong() {
    let error: CFError = NSError(
      domain: "Fonts", code: 105,
      userInfo: [
        NSLocalizedDescriptionKey: "Already registered", NSLocalizedFailureReasonErrorKey: "Twice",
      ])

    #expect(CFErrorCopyDescription(error) == "Already registered")
    #expect(CFErrorCopyFailureReason(error) == "Twice")
    #expect(CFErrorCopyRecoverySuggestion(error) == nil)
    #expect(CFErrorGetDomain(error) == "Fonts" && CFErrorGetCode(error) == 105)
  }

  /// Hue reads pixels so, when its copy of the data is gone.
  @Test func bytesOutliveTheCopyThatWasGiven() {
    let small = unsafe CFDataGetBytePtr(Data([1, 2, 3]))
    let large = unsafe CFDataGetBytePtr(Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) }))

    let (last, farthest) = unsafe (small?[2], large?[99_999])
    #expect(last == 3 && farthest == UInt8(truncatingIfNeeded: 99_999))
    #expect(CFDataGetLength(Data([1, 2, 3])) == 3)
  }

  @Test func countsAndRanges() {
    #expect(CFArrayGetCount([1, "2"]) == 2 && CFDictionaryGetCount(["a": 1]) == 1)
    #expect(CFStringGetLength("a\u{1F600}") == 3)
    #expect(CFRangeMake(1, 2) == CFRange(location: 1, length: 2) && kCFNotFound == -1)
  }

  /// Gifu builds its options so.
  @Test func booleansGoIntoDictionaries() {
    let options = ["cache": kCFBooleanFalse as Any] as CFDictionary
    #expect(options["cache"] as? Bool == false)
  }
}
