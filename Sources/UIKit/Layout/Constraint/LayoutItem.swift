import DarkroomCoreGraphics

/// A view or a layout guide, held weakly.
@MainActor
struct LayoutItem {
  private enum Storage {
    case none
    case view(ViewReference)
    case guide(GuideReference)
  }

  private let storage: Storage

  /// Creates an item that refers to nothing.
  init() { storage = .none }

  init(_ view: UIView) { storage = .view(view.reference) }

  init(_ guide: UILayoutGuide) { storage = .guide(guide.reference) }

  /// - Precondition: `object` is a view or a layout guide.
  init(_ object: Any) {
    let object = object as AnyObject
    if let view = object as? UIView {
      self.init(view)
    } else if let guide = object as? UILayoutGuide {
      self.init(guide)
    } else {
      UncaughtException.raise(
        "Constraint items must each be a view or layout guide.", name: .invalidArgument)
    }
  }

  var object: AnyObject? {
    switch storage {
    case .none: nil
    case .view(let reference): reference.view
    case .guide(let reference): reference.guide
    }
  }

  var guide: UILayoutGuide? {
    if case .guide(let reference) = storage { reference.guide } else { nil }
  }

  /// Whether it is a guide whose place follows from insets of its owner, or from what that shows of its content.
  var isOfInsets: Bool {
    switch guide?.role {
    case .safeArea, .margins, .keyboard, .scrollFrame, .topBars, .bottomBars: true
    case .free, .scrollContent, nil: false
    }
  }

  /// The view itself, or the owner of the guide.
  var view: UIView? {
    switch storage {
    case .none: nil
    case .view(let reference): reference.view
    case .guide(let reference): reference.guide?.owner
    }
  }

  var name: String {
    guard let object else { return "(null)" }
    return "\(UIResponder.className(of: object)):\(identityHash(of: object))"
  }
}
