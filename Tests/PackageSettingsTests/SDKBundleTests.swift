import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomPackageSettings

@Suite struct SDKBundleTests {
  private static let maps = """
    55d0-55e0 r--p 00000000 fe:00 131 /usr/bin/program
    7f00-7f10 rw-p 00000000 00:00 0
    7f10-7f20 r-xp 00000000 fe:00 132                        /opt/an sdk/lib/libDarkroom.so
    7fff-8000 r-xp 00000000 00:00 0                          [vdso]

    """

  @Test(arguments: [
    (0x55d0, "/usr/bin/program"), (0x55df, "/usr/bin/program"), (0x55e0, nil), (0x7f08, nil),
    (0x7f15, "/opt/an sdk/lib/libDarkroom.so"), (0x1, nil),
  ])
  func theFileOfAnAddressIsThatOfItsMapping(address: UInt, file: String?) {
    #expect(SDKBundle.image(at: address, in: Self.maps) == file)
  }

  /// Test programs have more mappings than the kernel hands out in one read.
  @Test func allMappingsOfTheProcessAreRead() {
    let maps = SDKBundle.contents(ofKernelFile: "/proc/self/maps")
    #expect(maps.utf8.count > 8192)
    #expect(maps.contains("[stack]"), "near the end")
    #expect(SDKBundle.contents(ofKernelFile: "/proc/self/absent").isEmpty)
  }

  @Test func aLibraryOfABundleBelongsToIt() throws {
    let folder = try ScratchFolder()
    try folder.write("{}", to: "sdk/swift-sdk.json")
    let library = try folder.write("", to: "sdk/lib/libDarkroom.so")
    let link = folder.path("link.so")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: library)
    let bundle = try #require(SDKBundle(image: library))
    #expect(bundle.path.hasSuffix("/sdk"))
    #expect(SDKBundle(image: link) == bundle, "links are followed")
  }

  @Test func aProgramThatWasBuiltFromSourcesBelongsToNone() throws {
    let folder = try ScratchFolder()
    #expect(SDKBundle(image: try folder.write("", to: "debug/tests")) == nil)
    #expect(SDKBundle(image: folder.path("absent/tests")) == nil)
    #expect(SDKBundle.current == nil)
    #expect(SDKBundle.toolCommand == "swift run snapshot-record")
  }

  @Test func theEditionIsReadAsItWasWritten() throws {
    let folder = try ScratchFolder()
    let bundle = SDKBundle(path: folder.path)
    #expect(bundle.edition == nil)
    let edition = SDKBundle.Edition(version: "0.1.0", compiler: "Swift version 6.3.1")
    try folder.write([UInt8](try JSONEncoder().encode(edition)), to: "darkroom.json")
    #expect(bundle.edition == edition)
    try folder.write("{", to: "darkroom.json")
    #expect(bundle.edition == nil)
  }
}
