import DarkroomRaster
import DarkroomTerminalPictures

/// The pictures of one subject in the sizes that a screen shows, each computed once.
///
/// Both pictures share one canvas and its top-left corner, so that nothing moves if their sizes differ.
final class ShownPictures {
  enum Kind: Hashable { case old, new, difference }

  let old: Pixmap?
  let new: Pixmap?

  private struct Key: Hashable {
    var kind: Kind
    var part: IntRect
    var width: Int
    var height: Int
  }

  private var made: [Key: Pixmap] = [:]

  init(old: Pixmap?, new: Pixmap?) {
    self.old = old
    self.new = new
  }

  /// All of both.
  var canvas: IntRect {
    let all = [old, new].compactMap(\.self)
    return IntRect(
      minX: 0, minY: 0, maxX: all.map(\.width).max() ?? 0, maxY: all.map(\.height).max() ?? 0)
  }

  /// - Parameter part: the part of the canvas to show.
  func picture(_ kind: Kind, _ part: IntRect, width: Int, height: Int) -> Pixmap {
    let key = Key(kind: kind, part: part, width: width, height: height)
    if let known = made[key] { return known }
    // Sizes change with the size of the terminal and with the zoom; if there are many, some are outdated.
    if made.count >= 24 { made.removeAll() }
    let picture = make(kind, part, width, height)
    made[key] = picture
    return picture
  }

  private func make(_ kind: Kind, _ part: IntRect, _ width: Int, _ height: Int) -> Pixmap {
    switch kind {
    case .old: old?.resized(part, width: width, height: height) ?? Pixmap(width: 0, height: 0)
    case .new: new?.resized(part, width: width, height: height) ?? Pixmap(width: 0, height: 0)
    case .difference:
      if let old, let new {
        old.difference(from: new, in: part, width: width, height: height)
      } else {
        make(old == nil ? .new : .old, part, width, height)
      }
    }
  }
}
