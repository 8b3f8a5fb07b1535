import UIKit
import os.log

let silent = OSLog.disabled
let scrollingLog = OSLog(subsystem: "org.example", category: .pointsOfInterest)
let logger = Logger(subsystem: "org.example", category: "list")

func loggedScroll() {
  let id = OSSignpostID(log: scrollingLog)
  os_signpost(.begin, log: scrollingLog, name: "scroll", signpostID: id)
  os_log("at %@", log: silent, type: .debug, "top")
  os_signpost(.end, log: scrollingLog, name: "scroll", signpostID: id)
}

/// A variable that has the name of a module.
func majorVersion() -> Int {
  let os = ProcessInfo.processInfo.operatingSystemVersion
  return os.majorVersion
}
