import MobileCoreServices
import Testing
import UIKit

/// As apps write it that are older than UTType.
struct CoreServicesTests {
  private func mimeType(_ pathExtension: String) -> String? {
    guard
      let uti = UTTypeCreatePreferredIdentifierForTag(
        kUTTagClassFilenameExtension, pathExtension as CFString, nil)?.takeRetainedValue()
    else { return nil }
    return UTTypeCopyPreferredTagWithClass(uti, kUTTagClassMIMEType)?.takeRetainedValue() as String?
  }

  @Test func extensionsHaveMIMETypes() {
    #expect(mimeType("png") == "image/png")
    #expect(mimeType("darkroom") == nil)
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect([kUTTypeMovie as String] == ["public.movie"])
  }
}
