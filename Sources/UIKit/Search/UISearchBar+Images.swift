extension UISearchBar {
  /// The image is drawn behind the field and the scopes, stretched; `backgroundImage` takes precedence.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    images[barPosition, barMetrics] = backgroundImage
    setNeedsLayout()
  }

  /// What is set for exactly these.
  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { images[barPosition, barMetrics] }

  /// The image replaces the field's background, stretched; the states are `normal` and `disabled`.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    if state == .disabled {
      field.disabledBackground = backgroundImage
    } else {
      field.background = backgroundImage
    }
  }

  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .disabled ? field.disabledBackground : field.background
  }

  // MARK: Icons

  /// The image replaces the system's; a state without an image shows that of `normal`.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon, default: StateValues()][state] = iconImage
    let shown = icons[icon]?.value(for: .normal)
    switch icon {
    case .search: field.show(glass: shown)
    case .clear: field.clearImage = shown
    case .bookmark, .resultsList: trailingIconDidChange()
    }
  }

  /// The image that was set for exactly this icon and state.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state] }

  /// Points that an icon is moved by.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    field.iconOffsets[icon] = adjustment
  }

  public func positionAdjustment(for icon: Icon) -> UIOffset { field.iconOffsets[icon] ?? .zero }

  func trailingIconDidChange() {
    let icon: Icon? =
      showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
    field.trailingIcon = icon
    if let icon { show(icon, on: field.trailingButton) }
    field.setNeedsLayout()
  }

  private func show(_ icon: Icon, on button: UIButton) {
    let configuration = UIImage.SymbolConfiguration(pointSize: 15)
    let name = icon == .bookmark ? "book" : "list.bullet"
    let standard = UIImage(systemName: name, withConfiguration: configuration)
    for state: UIControl.State in [.normal, .selected, .highlighted, .disabled] {
      button.setImage(icons[icon]?[state], for: state)
    }
    if icons[icon]?[.normal] == nil { button.setImage(standard, for: .normal) }
    let isSelected = icon == .resultsList && isSearchResultsButtonSelected
    button.isSelected = isSelected
    button.tintColor = isSelected ? nil : .secondaryLabel
    let size = button.currentImage?.size ?? .zero
    button.bounds.size = CGSize(width: size.width, height: size.height)
  }

  func trailingButtonWasTapped() {
    switch field.trailingIcon {
    case .bookmark: delegate?.searchBarBookmarkButtonClicked(self)
    case .resultsList: delegate?.searchBarResultsListButtonClicked(self)
    default: break
    }
  }
}
