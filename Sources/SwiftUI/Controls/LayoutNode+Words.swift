extension LayoutNode {
  /// The texts in the node.
  var words: String { texts.joined(separator: " ") }

  private var texts: [String] {
    if let node = self as? TextNode { return [node.text.string] }
    return children.flatMap(\.texts)
  }

  /// The first image in the node; nil if there is none.
  var picture: UIImage? {
    (self as? ImageNode)?.image.image ?? children.lazy.compactMap(\.picture).first
  }
}
