/// Along which axis glyphs advance; text is horizontal here, whatever is asked for.
public enum CTFontOrientation: UInt32, Sendable {
  case `default` = 0
  case horizontal = 1
  case vertical = 2
}
