import DarkroomCoreGraphics

extension UIView {
  /// UIKit's own layout guides, which are created on first use.
  struct GuideState {
    var safeArea: UILayoutGuide?
    var margins: UILayoutGuide?
    var readable: UILayoutGuide?
    var readableLimit: NSLayoutConstraint?
    var keyboard: UIKeyboardLayoutGuide?
    var topBars: BarLayoutGuide?
    var bottomBars: BarLayoutGuide?
    var scrollContent: UILayoutGuide?
    var scrollFrame: UILayoutGuide?
    /// The user's.
    var added: [UILayoutGuide] = []
  }

  private func guide(
    _ path: WritableKeyPath<GuideState, UILayoutGuide?>, _ role: UILayoutGuide.Role, _ name: String
  ) -> UILayoutGuide {
    if let guide = guides[keyPath: path] { return guide }
    let guide = UILayoutGuide(role, of: self)
    guide.identifier = name
    guides[keyPath: path] = guide
    return guide
  }

  var storedSafeAreaGuide: UILayoutGuide {
    guide(\.safeArea, .safeArea, "UIViewSafeAreaLayoutGuide")
  }
  var storedMarginsGuide: UILayoutGuide {
    guide(\.margins, .margins, "UIViewLayoutMarginsGuide")
  }
  var storedScrollContentGuide: UILayoutGuide {
    guide(\.scrollContent, .scrollContent, "UIScrollView-contentLayoutGuide")
  }
  var storedScrollFrameGuide: UILayoutGuide {
    guide(\.scrollFrame, .scrollFrame, "UIScrollView-frameLayoutGuide")
  }

  var storedKeyboardGuide: UIKeyboardLayoutGuide {
    if let guide = guides.keyboard { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    guides.keyboard = guide
    return guide
  }

  var storedTopBarsGuide: BarLayoutGuide {
    let guide = guides.topBars ?? BarLayoutGuide(.topBars, of: self)
    guides.topBars = guide
    return guide
  }
  var storedBottomBarsGuide: BarLayoutGuide {
    let guide = guides.bottomBars ?? BarLayoutGuide(.bottomBars, of: self)
    guides.bottomBars = guide
    return guide
  }

  /// The guide inside the margins, with a width limited for readability.
  var storedReadableGuide: UILayoutGuide {
    if let guide = guides.readable { return guide }
    let guide = UILayoutGuide(.free, of: self)
    guide.identifier = "UIViewReadableContentGuide"
    guides.readable = guide
    let margins = layoutMarginsGuide
    let limit = guide.widthAnchor.constraint(lessThanOrEqualToConstant: readableLimit)
    guides.readableLimit = limit
    let fill = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    fill.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      limit, fill,
    ])
    return guide
  }

  /// The width is 920 points in views wider than 1008 points at the default content size (measured under Mac Catalyst;
  /// the values for iPads are unverified).
  ///
  /// At other content sizes it is proportional to body text.
  var readableWidth: CGFloat { min(bounds.width, readableLimit) }

  private var readableLimit: CGFloat {
    let category = traitCollection.preferredContentSizeCategory
    let scale = DynamicType.pointSize(of: .body, at: category) / 17
    let gate = (1008 * scale).rounded()
    return bounds.width > gate ? (920 * scale).rounded() : gate
  }

  /// The frame that the constraints above give the guide in the current bounds.
  var readableFrame: CGRect {
    let margins = CGRect(origin: .zero, size: bounds.size).inset(by: layoutMargins)
    let width = max(0, min(margins.width, readableLimit))
    return CGRect(
      x: margins.midX - width / 2, y: margins.minY, width: width, height: max(0, margins.height)
    ).withEdgesOnPixels(scale: UIScreen.mainScale)
  }

  func updateReadableLimit() {
    guard let limit = guides.readableLimit else { return }
    limit.constant = readableLimit
  }

  func adoptGuide(_ guide: UILayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.removeLayoutGuide(guide)
    guide.owner = self
    guides.added.append(guide)
  }

  func dropGuide(_ guide: UILayoutGuide) {
    guard let index = guides.added.firstIndex(where: { $0 === guide }) else { return }
    for constraint in layoutState.references
    where constraint.form.items.contains(where: { $0.object === guide }) {
      constraint.deactivate()
    }
    currentEngine?.forget(guide)
    guides.added.remove(at: index)
    guide.owner = nil
  }

  /// The size of a scroll view's content.
  var scrolledSize: CGSize { (self as? UIScrollView)?.contentSize ?? bounds.size }
}

extension UIScrollView {
  /// The guide for the content, whose size follows from constraints with this guide or with the edges of the view.
  public var contentLayoutGuide: UILayoutGuide { storedScrollContentGuide }
  /// The visible part.
  public var frameLayoutGuide: UILayoutGuide { storedScrollFrameGuide }
}
