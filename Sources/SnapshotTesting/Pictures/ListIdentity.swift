import DarkroomRaster

/// What stands for a display list's pixels: the list and the renderer that draws it.
enum ListIdentity {
  static func hash(of list: DisplayList) -> ContentHash? { nil }
}
