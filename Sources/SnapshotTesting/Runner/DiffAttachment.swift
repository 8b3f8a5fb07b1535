public import Foundation

/// A file attached to a failure, for either test library.
public enum DiffAttachment: Sendable {
  /// `name` with its extension: `difference.png`.
  case data(Data, name: String)
  /// An attachment with its own name and type.
  case xcTest(XCTAttachment)

  var attachment: XCTAttachment {
    switch self {
    case .xcTest(let attachment): attachment
    case .data(let data, let name): XCTAttachment(data: data, fileName: name)
    }
  }
}
