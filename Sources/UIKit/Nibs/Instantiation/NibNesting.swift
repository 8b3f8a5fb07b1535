/// Bounds the nibs that are instantiated one for the sake of the other: a view that loads the nib it lies in never ends,
/// and on iOS fills the stack.
@MainActor
enum NibNesting {
  private static let greatestDepth = 60

  private static var depth = 0

  static func within<Made>(
    _ document: NibDocument, _ make: () throws(NibError) -> Made
  ) throws(NibError) -> Made {
    guard depth < greatestDepth else { throw .endlessNib(file: document.file) }
    depth += 1
    defer { depth -= 1 }
    return try make()
  }
}
