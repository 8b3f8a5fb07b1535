import DarkroomTrees

extension DrawnMark {
  /// A text such as `box 0 0 343 88 14 14 14 14 #FFFFFFFF =12ab…`.
  var text: String {
    var parts = [kind.rawValue] + numbers.map { TreeNumber.text($0) }
    parts += colors.map { "#" + String($0, radix: 16) }
    if !digest.isEmpty { parts.append("=" + digest) }
    return parts.joined(separator: " ")
  }

  /// Returns nil if the text does not describe a mark.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: " ")
    guard let first = parts.first, let kind = Kind(rawValue: String(first)) else { return nil }
    self.init(kind, [])
    for part in parts.dropFirst() {
      switch part.first {
      case "#":
        guard let color = UInt32(part.dropFirst(), radix: 16) else { return nil }
        colors.append(color)
      case "=": digest = String(part.dropFirst())
      default:
        guard let number = Double(part) else { return nil }
        numbers.append(number)
      }
    }
  }
}
