extension SnapshotMatrix {
  /// Every screen that the test process knows, without its orientation.
  package static let devices = [
    "iPhone12", "iPhone12Pro", "iPhone12ProMax", "iPhone13", "iPhone13Mini", "iPhone13Pro",
    "iPhone13ProMax", "iPhone14", "iPhone14Plus", "iPhone14Pro", "iPhone14ProMax", "iPhone15",
    "iPhone15Plus", "iPhone15Pro", "iPhone15ProMax", "iPhone16", "iPhone16Plus", "iPhone16Pro",
    "iPhone16ProMax", "iPhone17", "iPhone17Pro", "iPhone17ProMax", "iPhone8", "iPhone8Plus",
    "iPhoneAir", "iPhoneSe", "iPhoneX", "iPhoneXr", "iPhoneXsMax", "iPad10_2", "iPad9_7",
    "iPadMini",
    "iPadPro10_5", "iPadPro11", "iPadPro12_9",
  ]

  /// Checks device names in a process that does not know the test process's devices.
  ///
  /// - Throws: `MatrixError.unknownValue` for the first unknown device.
  package func checkDevices() throws(MatrixError) {
    for axis in axes where axis.name == .device {
      for value in axis.values where !Self.isDevice(value) {
        throw .unknownValue(value, axis: axis.name.rawValue, known: Self.devices)
      }
    }
  }

  private static func isDevice(_ name: String) -> Bool {
    let turned = ["Landscape", "Portrait"].first(where: name.hasSuffix)
    return devices.contains(String(name.dropLast(turned?.count ?? 0)))
  }
}
