/// A group that needs no surface, because its members, each with the group's opacity and clip, draw the same bytes.
///
/// This is the case for whole pixels in one color or from a bitmap that lie side by side, because the product with the
/// group's opacity is rounded once in either case. Anti-aliased members are rounded differently, and if members
/// overlap, the lower one would be visible through the upper one.
struct GroupFolding {
  /// The maximum number of members that are examined.
  private static let limit = 4

  private(set) var members: [Operation]?

  /// - Parameter operations: the group's beginning and all of its content.
  init(_ operations: ArraySlice<Operation>, _ group: DeviceGroup) {
    guard let head = operations.first, head.blend == .normal, group.shadow == nil,
      group.filter == nil, (1...Self.limit).contains(operations.count - 1)
    else { return }
    let contents = operations.dropFirst()
    let folded = contents.compactMap { Self.folded($0, into: head, opacity: group.opacity) }
    guard folded.count == contents.count else { return }
    for (i, member) in folded.enumerated() {
      guard folded[..<i].allSatisfy({ $0.bounds.intersection(member.bounds).isEmpty }) else {
        return
      }
    }
    members = folded
  }

  private static func folded(
    _ member: Operation, into head: Operation, opacity: UInt8
  ) -> Operation? {
    guard member.blend == .normal, member.clip < 0,
      case .fill(let shape, let paint) = member.content,
      shape.isWholePixels, let faded = faded(paint, opacity)
    else { return nil }
    var copy = member
    copy.content = .fill(shape, faded)
    copy.bounds = member.bounds.intersection(head.bounds)
    copy.clip = head.clip
    return copy
  }

  private static func faded(_ paint: DevicePaint, _ opacity: UInt8) -> DevicePaint? {
    switch paint {
    case .solid(let color): return .solid(scaled(color, by: UInt32(opacity)))
    case .image(var image) where image.opacity == 255:
      image.opacity = opacity
      return .image(image)
    case .image, .gradient: return nil
    }
  }
}
