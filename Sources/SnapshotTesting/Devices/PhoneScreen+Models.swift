import DarkroomUIKit

extension PhoneScreen {
  static let iPhoneSe = PhoneScreen(320, 568, top: 20, bottom: 0)
  static let iPhone8 = PhoneScreen(375, 667, top: 20, bottom: 0)
  static let iPhone8Plus = PhoneScreen(414, 736, top: 20, bottom: 0, isWide: true)
  static let iPhoneX = PhoneScreen(375, 812, top: 44, landscape: sides(44, bottom: 24))
  static let iPhoneXsMax = PhoneScreen(
    414, 896, top: 44, landscape: sides(44, bottom: 24), isWide: true)
  static let iPhoneXr = PhoneScreen(
    414, 896, top: 44, landscape: sides(44, bottom: 24), isWide: true, hasForceTouch: false)
  static let iPhone12 = PhoneScreen(390, 844, top: 47, landscape: sides(47))
  static let iPhone12ProMax = PhoneScreen(428, 926, top: 47, landscape: sides(47), isWide: true)
  static let iPhone13 = PhoneScreen(390, 844, top: 47, landscape: sides(47))
  static let iPhone13Mini = PhoneScreen(375, 812, top: 50, landscape: sides(50))
  static let iPhone13ProMax = PhoneScreen(428, 926, top: 47, landscape: sides(47), isWide: true)
  static let iPhone14 = PhoneScreen(390, 844, top: 47, landscape: sides(47))
  static let iPhone14Plus = PhoneScreen(428, 926, top: 47, landscape: sides(47), isWide: true)
  static let iPhone14Pro = PhoneScreen(393, 852, top: 59, landscape: sides(59))
  static let iPhone14ProMax = PhoneScreen(430, 932, top: 59, landscape: sides(59), isWide: true)
  static let iPhone16Pro = PhoneScreen(402, 874, top: 62, landscape: sides(62))
  static let iPhone16ProMax = PhoneScreen(440, 956, top: 62, landscape: sides(62), isWide: true)
  static let iPhone17 = PhoneScreen(402, 874, top: 62, landscape: sides(62, bottom: 20, top: 20))
  static let iPhone17ProMax = PhoneScreen(
    440, 956, top: 62, landscape: sides(62, bottom: 20, top: 20), isWide: true)
  static let iPhoneAir = PhoneScreen(
    420, 912, top: 68, landscape: sides(68, bottom: 29, top: 20), isWide: true)
}
