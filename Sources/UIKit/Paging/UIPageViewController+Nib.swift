extension UIPageViewController {
  static let transitionStyles: [String: TransitionStyle] = [
    "pageCurl": .pageCurl, "scroll": .scroll,
  ]
  static let orientations: [String: NavigationOrientation] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]
  static let spineLocations: [String: SpineLocation] = [
    "min": .min, "mid": .mid, "max": .max,
  ]
}
