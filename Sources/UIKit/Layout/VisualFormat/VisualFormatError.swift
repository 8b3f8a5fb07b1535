/// The reason why a visual format string could not be parsed.
struct VisualFormatError: Error, Equatable {
  let reason: String
  let format: String
  /// Characters from the start of the format.
  let position: Int

  /// As UIKit's exception reads.
  var message: String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n"
      + String(repeating: " ", count: position) + "^"
  }
}
