public import DarkroomUIKit

extension InspectedView {
  /// Taps the middle of the part, or its switch if it contains one, and then performs layout.
  public func tap() throws {
    let views = try all()
    let target = views.first { $0 is UISwitch }
    try requireEnabled(target.map { [$0] } ?? Array(try locate()), "tap()")
    let place = try target.map { $0.convert($0.bounds, to: root) } ?? frame()
    guard root.simulateTap(at: CGPoint(x: place.midX, y: place.midY)) != nil else {
      throw ViewActionError(action: "tap()", reason: .takesNoTouches)
    }
    settle()
  }

  /// Replaces the text in the part's field, and then performs layout.
  ///
  /// - Parameter text: the new text of the field.
  public func setInput(_ text: String) throws {
    let views = try all()
    let action = "setInput(\"\(text)\")"
    if let field = views.lazy.compactMap({ $0 as? UITextField }).first {
      try requireEnabled([field], action)
      try require(field.simulateBeginEditing(), action, .takesNoInput)
      field.simulateDeleting(field.text?.count ?? 0)
      field.simulateTyping(text)
    } else if let view = views.lazy.compactMap({ $0 as? UITextView }).first {
      view.simulateDeleting(view.text.count)
      try require(view.simulateTyping(text), action, .takesNoInput)
    } else {
      throw ViewActionError(action: action, reason: .takesNoInput)
    }
    settle()
  }

  private func require(
    _ condition: Bool, _ action: String, _ reason: ViewActionError.Reason
  ) throws {
    if !condition { throw ViewActionError(action: action, reason: reason) }
  }

  private func requireEnabled(_ views: [UIView], _ action: String) throws {
    let isDisabled = views.contains { view in
      sequence(first: view, next: \.superview).contains {
        $0.accessibilityTraits.contains(.notEnabled) || ($0 as? UIControl)?.isEnabled == false
      }
    }
    try require(!isDisabled, action, .disabled)
  }
}

extension InspectedView {
  /// Scrolls the part's scroll view, or the one around it, until `offset`, in points, is at its top left corner, and
  /// then performs layout.
  ///
  /// - Parameter offset: the new content offset, in points.
  public func scroll(to offset: CGPoint) throws {
    let inside = try all().lazy.compactMap { $0 as? UIScrollView }.first
    guard let view = try inside ?? scrollViewAround() else {
      throw ViewActionError(action: "scroll(to:)", reason: .doesNotScroll)
    }
    view.simulateScroll(to: offset)
    settle()
  }

  /// Scrolls until the part is in the middle of the scroll view around it, or as close to it as the content allows.
  public func scrollToVisible() throws {
    guard let view = try scrollViewAround() else {
      throw ViewActionError(action: "scrollToVisible()", reason: .doesNotScroll)
    }
    let part = try root.convert(frame(), to: view)
    let room = view.bounds.inset(by: view.adjustedContentInset)
    let inset = view.adjustedContentInset
    view.simulateScroll(
      to: CGPoint(
        x: clamped(
          part.midX - room.width / 2, -inset.left, view.contentSize.width - room.width - inset.left),
        y: clamped(
          part.midY - room.height / 2, -inset.top, view.contentSize.height - room.height - inset.top
        )))
    settle()
  }

  /// Pulls the part's scroll view down to refresh it, and returns when it has been refreshed.
  ///
  /// - Parameter timeout: the longest time to wait, in seconds.
  public func pullToRefresh(timeout: TimeInterval = 5) async throws {
    let found = try all().lazy.compactMap { ($0 as? UIScrollView)?.refreshControl }.first
    guard let control = found else {
      throw ViewActionError(action: "pullToRefresh()", reason: .doesNotRefresh)
    }
    control.simulatePullToRefresh()
    let end = Date(timeIntervalSinceNow: timeout)
    while control.isRefreshing, Date() < end { try await Task.sleep(for: .milliseconds(1)) }
    settle()
  }

  private func scrollViewAround() throws(ViewFinderError) -> UIScrollView? {
    try locate().first.flatMap { view in
      sequence(first: view, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }
        .first
    }
  }

  private func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(low, min(value, high))
  }
}
