/// As interface files spell them.
extension NSTextAlignment {
  static let interfaceWords: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]
}
