/// Bounds the controllers that storyboards make while they make one.
///
/// Scenes may refer to each other in circles, by references, relationships and embed segues: UIKit fills the stack then.
@MainActor
enum StoryboardNesting {
  /// Controllers and views of controllers, one for the sake of the other.
  private static let greatestDepth = 60
  /// Controllers for the sake of one: scenes that embed two others each grow with the power of their depth.
  private static let greatestCount = 10_000

  private static var depth = 0
  private static var count = 0

  /// - Parameter element: of the controller, for the message.
  static func within<T>(
    _ element: NibElement, of document: NibDocument, _ make: () throws(NibError) -> T
  ) throws(NibError) -> T {
    if depth == 0 { count = 0 }
    guard depth < greatestDepth, count < greatestCount else {
      throw .endless(id: element.id ?? "", file: document.file, line: element.line)
    }
    depth += 1
    count += 1
    defer { depth -= 1 }
    return try make()
  }
}
