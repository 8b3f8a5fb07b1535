import Foundation
import Testing

@testable import UniformTypeIdentifiers

/// As iOS answers.
struct UTTypeTests {
  @Test func typesConformAtAnyDistance() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
    #expect(UTType.mpeg4Movie.conforms(to: .audiovisualContent))
    #expect(UTType.heic.conforms(to: .image))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.image.isSupertype(of: .jpeg) && !UTType.image.isSupertype(of: .image))
  }

  @Test(arguments: [
    ("png", "public.png", "image/png"), ("jpg", "public.jpeg", "image/jpeg"),
    ("txt", "public.plain-text", "text/plain"), ("pdf", "com.adobe.pdf", "application/pdf"),
    ("mp4", "public.mpeg-4", "video/mp4"), ("m4a", "public.mpeg-4-audio", "audio/mp4"),
    ("json", "public.json", "application/json"), ("html", "public.html", "text/html"),
  ])
  func extensionsHaveTypes(_ name: String, _ identifier: String, _ mime: String) {
    #expect(UTType(filenameExtension: name)?.identifier == identifier)
    #expect(UTType(filenameExtension: name)?.preferredMIMEType == mime)
    #expect(UTType(mimeType: mime)?.identifier == identifier)
  }

  @Test func anUnknownExtensionMakesADynamicType() {
    let type = UTType(filenameExtension: "darkroom")

    #expect(type?.isDynamic == true && type?.conforms(to: .data) == true)
    #expect(type?.preferredFilenameExtension == "darkroom")
    #expect(UTType("com.example.unknown") == nil)
    #expect(UTType(exportedAs: "com.example.own").identifier == "com.example.own")
  }

  @Test func typesOfAppsConformToTheirParents() {
    let own = UTType(exportedAs: "com.example.drawing", conformingTo: .png)
    #expect(own.conforms(to: .png) && own.conforms(to: .image) && own.conforms(to: .item))
    #expect(!own.conforms(to: .text) && own.isSubtype(of: .data))
    #expect(own == UTType(importedAs: "com.example.drawing"))

    let layered = UTType(importedAs: "com.example.layers", conformingTo: own)
    #expect(layered.conforms(to: own) && layered.conforms(to: .image))
    #expect(UTType(exportedAs: "com.example.own").supertypes == [])
  }

  @Test func everyTypeConformsToTypesThatAreKnown() {
    let unknown = UTTypeDeclaration.inOrder.flatMap(\.parents).filter {
      UTTypeDeclaration.all[$0] == nil
    }

    #expect(unknown == [])
  }
}
