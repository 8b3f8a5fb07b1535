import Foundation
import Testing

@testable import DarkroomFoundation

private final class Screen {}

/// Bundles of the classes of a package, whose modules are linked into one program.
struct ClassBundleTests {
  /// Viperit makes the names of classes of its bundle's name.
  @Test func theBundleOfAClassHasTheNameOfItsModule() {
    let bundle = Bundle(_of: Screen.self)
    #expect(bundle.infoDictionary?["CFBundleName"] as? String == "DarkroomFoundationTests")
    #expect(
      bundle.object(forInfoDictionaryKey: "CFBundleName") as? String == "DarkroomFoundationTests")
    #expect(bundle.bundlePath == Bundle.main.bundlePath)
    #expect(Bundle(_of: Screen.self) === bundle)
    #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleName") == nil)
  }

  @Test func aLibrarysClassesHaveTheirOwnBundle() {
    #expect(Bundle(_of: NSDate.self).bundlePath == Bundle(for: NSDate.self).bundlePath)
  }

  @Test func groupsHaveAFolderEach() throws {
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.darkroom.test")
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(folder.lastPathComponent == "group.darkroom.test")
    #expect(try folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true)
  }

  /// A formatter writes its object where the package allocated a value of another type.
  @Test func aPlaceForAValueIsOneForAnObject() {
    let memory = UnsafeMutablePointer<String>.allocate(capacity: 1)
    defer { unsafe memory.deallocate() }
    let place = unsafe AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
    let first = unsafe place.pointee
    unsafe place.pointee = NSString("x")
    let second = unsafe place.pointee
    unsafe place.pointee = nil
    #expect(first == nil && second as? NSString == "x")
  }
}
