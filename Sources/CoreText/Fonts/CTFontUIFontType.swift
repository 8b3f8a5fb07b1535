/// What a font of the system is for, of CTFont.h.
public enum CTFontUIFontType: UInt32, Sendable {
  case none = 0xFFFF_FFFF
  case user = 0
  case userFixedPitch = 1
  case system = 2
  case emphasizedSystem = 3
  case smallSystem = 4
  case smallEmphasizedSystem = 5
  case miniSystem = 6
  case miniEmphasizedSystem = 7
  case views = 8
  case application = 9
  case label = 10
}
