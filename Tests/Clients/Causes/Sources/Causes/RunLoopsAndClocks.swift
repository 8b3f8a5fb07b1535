import UIKit

func ticks() -> UInt64 {
  var info = mach_timebase_info_data_t()
  mach_timebase_info(&info)
  return mach_absolute_time() * UInt64(info.numer) / UInt64(info.denom)
}

func turnRunLoop() { CFRunLoopRunInMode(.defaultMode, 0.01, false) }

class Basket: NSObject {
  @objc dynamic var items: [String] = []
  func put(_ item: String) { mutableArrayValue(forKey: "items").add(item) }
}
