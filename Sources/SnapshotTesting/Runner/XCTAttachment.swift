public import DarkroomUIKit
import Foundation
import Synchronization

/// A file that belongs to a failure.
///
/// XCTest on Linux has no attachments; Swift Testing gets these.
public final class XCTAttachment: Sendable {
  /// - Important: Inert. The runner decides what is kept.
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

  private struct Labels {
    var name: String?
    var lifetime = Lifetime.deleteOnSuccess
  }

  let data: Data
  /// The extension of the attached file, without a dot.
  let pathExtension: String
  /// The type of the bytes; `public.data` if none was given.
  ///
  /// It determines the extension of an attachment without a name: `png` for `public.png`, `patch` for
  /// `public.patch-file`, `txt` for all others.
  public let uniformTypeIdentifier: String
  private let labels: Mutex<Labels>

  /// Creates an attachment of bytes without a known type; the file has the extension `txt`.
  ///
  /// - Parameter data: the bytes.
  public convenience init(data: Data) {
    self.init(data: data, uniformTypeIdentifier: nil, name: nil)
  }

  /// Creates an attachment of bytes with a type.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - uniformTypeIdentifier: the type of the bytes; nil means `public.data`.
  public convenience init(data: Data, uniformTypeIdentifier: String?) {
    self.init(data: data, uniformTypeIdentifier: uniformTypeIdentifier, name: nil)
  }

  /// Creates an attachment of UTF-8 text, of type `public.plain-text`.
  ///
  /// - Parameter string: the text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text", name: nil)
  }

  /// Creates an attachment of an image, as PNG.
  ///
  /// - Parameter image: the image.
  public convenience init(image: UIImage) {
    self.init(
      data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png", name: nil)
  }

  init(data: Data, uniformTypeIdentifier: String?, name: String?) {
    self.data = data
    self.uniformTypeIdentifier = uniformTypeIdentifier ?? "public.data"
    pathExtension = Self.pathExtension(of: self.uniformTypeIdentifier)
    labels = Mutex(Labels(name: name))
  }

  init(data: Data, fileName: String) {
    self.data = data
    let path = fileName as NSString
    pathExtension = path.pathExtension.isEmpty ? "txt" : path.pathExtension
    uniformTypeIdentifier = pathExtension == "png" ? "public.png" : "public.data"
    labels = Mutex(Labels(name: path.deletingPathExtension))
  }

  /// The name, which is used for the attached file.
  public var name: String? {
    get { labels.withLock { $0.name } }
    set { labels.withLock { $0.name = newValue } }
  }

  /// - Important: Inert. `deleteOnSuccess` unless set; what is kept, Swift Testing decides.
  public var lifetime: Lifetime {
    get { labels.withLock { $0.lifetime } }
    set { labels.withLock { $0.lifetime = newValue } }
  }

  private static func pathExtension(of identifier: String) -> String {
    switch identifier {
    case "public.png": "png"
    case "public.patch-file": "patch"
    default: "txt"
    }
  }
}
