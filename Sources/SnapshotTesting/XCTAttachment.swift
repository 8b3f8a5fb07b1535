public import Foundation

/// A file that belongs to a failure. XCTest on Linux has no attachments; Swift Testing gets these.
public final class XCTAttachment: Sendable {
  let data: Data
  let uniformTypeIdentifier: String?
  /// Used for the name of the attached file.
  let name: String?

  public convenience init(data: Data) {
    self.init(data: data, uniformTypeIdentifier: nil, name: nil)
  }

  public convenience init(data: Data, uniformTypeIdentifier: String?) {
    self.init(data: data, uniformTypeIdentifier: uniformTypeIdentifier, name: nil)
  }

  init(data: Data, uniformTypeIdentifier: String?, name: String?) {
    self.data = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
    self.name = name
  }

  var pathExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.patch-file": "patch"
    default: "txt"
    }
  }
}
