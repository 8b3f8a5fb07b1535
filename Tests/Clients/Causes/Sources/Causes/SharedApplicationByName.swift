import UIKit

/// Extensions of apps reach the application so, because `UIApplication.shared` is unavailable there.
func applicationByKeyPath() -> UIApplication? {
  UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication
}

func applicationBySelector() -> Any? {
  UIApplication.perform(NSSelectorFromString("sharedApplication"))?.takeUnretainedValue()
}
