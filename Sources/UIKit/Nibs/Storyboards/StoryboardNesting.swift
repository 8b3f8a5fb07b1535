/// Limits the controllers that storyboards create while they create one.
///
/// Scenes may form cycles through references, relationships and embed segues, with which UIKit overflows the stack.
@MainActor
enum StoryboardNesting {
  /// The maximum depth of nested controllers and views of controllers.
  private static let greatestDepth = 60
  /// The maximum number of controllers for one controller: if scenes embed two others each, it grows exponentially with
  /// the depth.
  private static let greatestCount = 10_000

  private static var depth = 0
  private static var count = 0

  /// - Parameter element: the element of the controller, for the message.
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
