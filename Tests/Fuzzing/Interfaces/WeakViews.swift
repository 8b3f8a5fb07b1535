import DarkroomUIKit

/// Views that are not held, so that files whose views refer to each other in circles leave nothing behind.
struct WeakViews {
  private struct Reference { weak var view: UIView? }

  private var references: [Reference] = []

  var views: [UIView] {
    get { references.compactMap(\.view) }
    set { references = newValue.map { Reference(view: $0) } }
  }
}
