import DarkroomUIKit

extension NodeProperty {
  @MainActor
  func set(_ value: Int, of view: UIView) {
    switch self {
    case .isHidden: view.isHidden = value % 2 == 1
    case .direction:
      view.semanticContentAttribute =
        [.unspecified, .forceRightToLeft, .forceLeftToRight][value % 3]
    case .margins:
      let margin = [8.0, 0, 20, 3.25][value % 4]
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margin, leading: margin, bottom: margin / 2, trailing: margin + 1)
    case .preservesMargins: view.preservesSuperviewLayoutMargins = value % 2 == 1
    case .transform:
      view.transform =
        [.identity, CGAffineTransform(rotationAngle: 0.5), .init(scaleX: 2, y: 0.5)][
          value % 3]
    case .text: setText(value, of: view)
    case .font, .lines, .lineBreaking: setStyle(value, of: view)
    case .axis, .alignment, .distribution, .spacing, .usesMargins, .usesBaselines:
      (view as? UIStackView).map { setArrangement(value, of: $0) }
    case .spacingAfter:
      let space = [UIStackView.spacingUseDefault, 0, 13.5, UIStackView.spacingUseSystem][value % 4]
      (view.superview as? UIStackView)?.setCustomSpacing(space, after: view)
    case .image:
      (view as? UIImageView)?.image = EditPictures.all[value % EditPictures.all.count]
      (view as? UIButton)?.setImage(EditPictures.all[value % EditPictures.all.count], for: .normal)
    case .insets, .contentLayout: (view as? UIButton).map { setLayout(value, of: $0) }
    }
  }

  private static let texts = [
    "", "Hi", "A longer text of several words that may wrap", "two\nlines", "Ünïcode ✓ 🙂",
    "مرحبا بك",
    "W", "Supercalifragilisticexpialidocious",
  ]

  @MainActor
  private func setText(_ value: Int, of view: UIView) {
    let text = Self.texts[value % Self.texts.count]
    (view as? UILabel)?.text = text
    (view as? UIButton)?.setTitle(text, for: .normal)
    (view as? UITextField)?.text = text
    guard let segments = view as? UISegmentedControl else { return }
    segments.removeAllSegments()
    for index in 0..<value % 4 {
      segments.insertSegment(withTitle: "\(index)\(text.prefix(9))", at: index, animated: false)
    }
  }

  @MainActor
  private func setStyle(_ value: Int, of view: UIView) {
    let label = view as? UILabel
    switch self {
    case .lines: label?.numberOfLines = [1, 0, 2, 3][value % 4]
    case .lineBreaking:
      label?.lineBreakMode = [.byTruncatingTail, .byWordWrapping, .byCharWrapping][value % 3]
    default:
      let styles: [UIFont.TextStyle] = [.body, .title1, .caption2]
      let sizes = [17.0, 10, 22.5]
      let follows = value % 6 > 2
      let font: UIFont =
        follows
        ? .preferredFont(forTextStyle: styles[value % 3]) : .systemFont(ofSize: sizes[value % 3])
      label?.font = font
      label?.adjustsFontForContentSizeCategory = follows
      (view as? UITextField)?.font = font
      (view as? UITextField)?.adjustsFontForContentSizeCategory = follows
    }
  }

  @MainActor
  private func setArrangement(_ value: Int, of stack: UIStackView) {
    switch self {
    case .axis: stack.axis = value % 2 == 1 ? .vertical : .horizontal
    case .alignment: stack.alignment = UIStackView.Alignment(rawValue: value % 6) ?? .fill
    case .distribution: stack.distribution = UIStackView.Distribution(rawValue: value % 5) ?? .fill
    case .spacing: stack.spacing = [0, 8, 20.5, UIStackView.spacingUseSystem][value % 4]
    case .usesMargins: stack.isLayoutMarginsRelativeArrangement = value % 2 == 1
    default: stack.isBaselineRelativeArrangement = value % 2 == 1
    }
  }

  @MainActor
  private func setLayout(_ value: Int, of button: UIButton) {
    if self == .insets {
      let inset = [0.0, 5, 12.25][value % 3]
      button.contentEdgeInsets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: 0)
    } else {
      button.contentHorizontalAlignment = [.center, .leading, .trailing, .fill][value % 4]
    }
  }
}
