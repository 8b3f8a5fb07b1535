import UIKit

let nanoseconds = NSEC_PER_SEC
let unbounded: Float = HUGE
let count: NSInteger = 1
let nameKey = kCFBundleNameKey as String
let versionKey = kCFBundleVersionKey as String
