public import Foundation

/// A file that belongs to a failure, whichever library runs the test.
public enum DiffAttachment: Sendable {
  /// `name` with its extension: `difference.png`.
  case data(Data, name: String)
  /// With the attachment's own name and type.
  case xcTest(XCTAttachment)

  var attachment: XCTAttachment {
    switch self {
    case .xcTest(let attachment): attachment
    case .data(let data, let name): XCTAttachment(data: data, fileName: name)
    }
  }
}
