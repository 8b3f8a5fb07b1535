import UIKit

let statusBar: [Notification.Name] = [
  UIApplication.willChangeStatusBarFrameNotification,
  UIApplication.didChangeStatusBarOrientationNotification,
  UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
]

func hasTraits<Field: UITextInputTraits>(_ field: Field) -> Bool { true }
func searchBarHasTraits(_ bar: UISearchBar) -> Bool { hasTraits(bar) }
