import DarkroomUIKit
import Foundation
import Testing

/// Each test registers a face of its own: the fonts of a process are shared.
struct FontRegistrationTests {
  private func file(_ name: String) throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    let caches = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let home = try #require(environment["HOME"])
    let url = URL(filePath: "\(caches ?? home + "/.cache")/darkroom/fonts/\(name)")
    try #require(FileManager.default.fileExists(atPath: url.path), "run Scripts/setup")
    return url
  }

  @Test func fileIsKnownByNameOnceRegistered() throws {
    let url = try file("Heebo[wght].ttf")
    #expect(UIFont(name: "Heebo", size: 12) == nil)

    let isRegistered = CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    let font = try #require(UIFont(name: "Heebo", size: 12))
    #expect(isRegistered && font.familyName == "Heebo" && font.pointSize == 12)

    var error: Unmanaged<CFError>?
    let isAgain = unsafe CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
    let code = unsafe error?.takeRetainedValue().code
    #expect(!isAgain && code == 105, "already registered")

    let isForgotten = CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil)
    #expect(isForgotten && UIFont(name: "Heebo", size: 12) == nil)
  }

  @Test func graphicsFontIsRegisteredFromBytes() throws {
    let url = try file("NotoSansThai[wdth,wght].ttf")
    let provider = try #require(CGDataProvider(url: url))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "NotoSansThai-Regular" && font.unitsPerEm == 1000)

    let isRegistered = CTFontManagerRegisterGraphicsFont(font, nil)
    #expect(isRegistered && UIFont(name: "NotoSansThai-Regular", size: 9) != nil)
    let isAgain = CTFontManagerRegisterGraphicsFont(font, nil)
    let isForgotten = CTFontManagerUnregisterGraphicsFont(font, nil)
    #expect(!isAgain && isForgotten)
  }

  @Test func bytesThatAreNoFontMakeNone() throws {
    let provider = try #require(CGDataProvider(data: Data("no font".utf8)))

    #expect(CGFont(provider) == nil)
    #expect(CGFont("No Such Face" as CFString) == nil)
  }
}
