extension ViewImageConfig {
  /// The screen of the constant `name`; the suffixes `Portrait` and `Landscape` set the orientation.
  package static func named(_ name: String) -> ViewImageConfig? {
    if name.hasSuffix("Landscape") { return turned(String(name.dropLast(9)), .landscape) }
    if name.hasSuffix("Portrait") { return turned(String(name.dropLast(8)), .portrait) }
    return phones[name]?.config(.portrait) ?? tablets[name]?.config(.landscape)
  }

  private static func turned(_ name: String, _ orientation: Orientation) -> ViewImageConfig? {
    phones[name]?.config(orientation) ?? tablets[name]?.config(orientation)
  }

  /// Every name, without its orientation, sorted.
  package static var names: [String] { phones.keys.sorted() + tablets.keys.sorted() }

  private static let tablets: [String: TabletScreen] = [
    "iPadMini": .iPad9_7, "iPad9_7": .iPad9_7, "iPad10_2": .iPad10_2, "iPadPro10_5": .iPadPro10_5,
    "iPadPro11": .iPadPro11, "iPadPro12_9": .iPadPro12_9,
  ]

  private static let phones: [String: PhoneScreen] = [
    "iPhoneSe": .iPhoneSe,
    "iPhone8": .iPhone8,
    "iPhone8Plus": .iPhone8Plus,
    "iPhoneX": .iPhoneX,
    "iPhoneXsMax": .iPhoneXsMax,
    "iPhoneXr": .iPhoneXr,
    "iPhone12": .iPhone12,
    "iPhone12Pro": .iPhone12,
    "iPhone12ProMax": .iPhone12ProMax,
    "iPhone13": .iPhone13,
    "iPhone13Pro": .iPhone13,
    "iPhone13Mini": .iPhone13Mini,
    "iPhone13ProMax": .iPhone13ProMax,
    "iPhone14": .iPhone14,
    "iPhone14Plus": .iPhone14Plus,
    "iPhone14Pro": .iPhone14Pro,
    "iPhone14ProMax": .iPhone14ProMax,
    "iPhone15": .iPhone14Pro,
    "iPhone15Plus": .iPhone14ProMax,
    "iPhone15Pro": .iPhone14Pro,
    "iPhone15ProMax": .iPhone14ProMax,
    "iPhone16": .iPhone14Pro,
    "iPhone16Plus": .iPhone14ProMax,
    "iPhone16Pro": .iPhone16Pro,
    "iPhone16ProMax": .iPhone16ProMax,
    "iPhone17": .iPhone17,
    "iPhone17Pro": .iPhone17,
    "iPhone17ProMax": .iPhone17ProMax,
    "iPhoneAir": .iPhoneAir,
  ]
}
