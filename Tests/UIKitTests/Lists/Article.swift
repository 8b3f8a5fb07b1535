import DarkroomUIKit
import Foundation

/// What a row shows, in texts of one line and of several; each number is another.
struct Article {
  let number: Int

  var title: String { words(number * 5 % 11 + 1) }
  var body: String { words(number * 7 % 23 + 3) }
  var isNew: Bool { number % 3 != 0 }
  var notes: [String] { [words(2), words(number % 4 + 6)] }

  private func words(_ count: Int) -> String {
    (0..<count).map { "word\((number + $0) % 10)" }.joined(separator: " ")
  }
}

/// Stacks in stacks; all constraints are made when they are asked for.
final class ArticleView: UIView {
  static let icon: CGFloat = 24
  static let gap: CGFloat = 6
  static let gapBelowBody: CGFloat = 10
  static let noteInset: CGFloat = 4

  private let icon = UIView()
  private let title = ArticleView.label(.headline)
  private let body = ArticleView.label(.body)
  private let badge = ArticleView.label(.footnote)
  private let notes = [ArticleView.label(.caption1), ArticleView.label(.caption2)]
  private lazy var head = UIStackView(arrangedSubviews: [icon, title])
  private lazy var foot = UIStackView(arrangedSubviews: notes)
  private lazy var column = UIStackView(arrangedSubviews: [head, body, badge, foot])
  /// Nil for a view that is as wide as what it is in.
  var fixedWidth: CGFloat? {
    didSet { width.constant = fixedWidth ?? 0 }
  }
  private lazy var width = widthAnchor.constraint(equalToConstant: 0)
  private var hasConstraints = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    head.spacing = 8
    head.alignment = .top
    foot.axis = .vertical
    foot.layoutMargins = UIEdgeInsets(top: Self.noteInset, left: 0, bottom: 0, right: 0)
    foot.isLayoutMarginsRelativeArrangement = true
    column.axis = .vertical
    column.spacing = Self.gap
    column.setCustomSpacing(Self.gapBelowBody, after: body)
    badge.text = "New"
    addSubview(column)
    clear()
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    if !hasConstraints, let superview {
      hasConstraints = true
      let margins = superview.layoutMarginsGuide
      var constraints: [NSLayoutConstraint] = []
      for (view, leading, trailing, top, bottom) in [
        (
          self as UIView, margins.leadingAnchor, margins.trailingAnchor, margins.topAnchor,
          margins.bottomAnchor
        ),
        (column, leadingAnchor, trailingAnchor, topAnchor, bottomAnchor),
      ] {
        view.translatesAutoresizingMaskIntoConstraints = false
        constraints += [
          view.leadingAnchor.constraint(equalTo: leading),
          view.trailingAnchor.constraint(equalTo: trailing),
          view.topAnchor.constraint(equalTo: top), view.bottomAnchor.constraint(equalTo: bottom),
        ]
      }
      constraints += [
        icon.widthAnchor.constraint(equalToConstant: Self.icon),
        icon.heightAnchor.constraint(equalToConstant: Self.icon),
      ]
      NSLayoutConstraint.activate(constraints)
      width.isActive = fixedWidth != nil
    }
    super.updateConstraints()
  }

  func show(_ article: Article) {
    title.text = article.title
    body.text = article.body
    badge.isHidden = !article.isNew
    for (note, text) in zip(notes, article.notes) { note.text = text }
  }

  func clear() {
    for label in [title, body] + notes { label.text = nil }
    badge.isHidden = false
  }

  /// The height for an article at a width and a text size, added up from single labels.
  static func height(
    of article: Article, width: CGFloat, _ category: UIContentSizeCategory
  ) -> CGFloat {
    func text(_ text: String, _ style: UIFont.TextStyle, _ width: CGFloat) -> CGFloat {
      let label = UILabel()
      label.font = .preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      label.numberOfLines = 0
      label.text = text
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    let head = max(icon, text(article.title, .headline, width - icon - 8))
    let badge = article.isNew ? text("New", .footnote, width) + gap : 0
    let notes =
      text(article.notes[0], .caption1, width) + text(article.notes[1], .caption2, width)
    return head + gap + text(article.body, .body, width) + gapBelowBody + badge + noteInset + notes
  }
}

/// A view that shows an article in its content.
@MainActor
protocol ArticleShowing: UIView {
  var article: ArticleView { get }
}

final class ArticleRow: UITableViewCell, ArticleShowing {
  let article = ArticleView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(article)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    article.clear()
  }
}

class ArticleItem: UICollectionViewCell, ArticleShowing {
  let article = ArticleView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(article)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    article.clear()
  }
}

/// As wide as its layout says, by the idiom of many apps.
final class FullWidthArticleItem: ArticleItem {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = contentView.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}

final class ArticleListRow: UICollectionViewListCell, ArticleShowing {
  let article = ArticleView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(article)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    article.clear()
  }
}

final class ArticleHeader: UICollectionReusableView, ArticleShowing {
  let article = ArticleView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(article)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    article.clear()
  }
}

final class ArticleTableHeader: UITableViewHeaderFooterView, ArticleShowing {
  let article = ArticleView()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(article)
  }

  required init?(coder: NSCoder) { nil }
}

/// An article as the content of a configured cell.
struct ArticleConfiguration: UIContentConfiguration {
  let shown: Article

  func makeContentView() -> any UIView & UIContentView { ArticleContentView(self) }
  func updated(for state: any UIConfigurationState) -> ArticleConfiguration { self }
}

final class ArticleContentView: UIView, UIContentView {
  private let article = ArticleView()
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  init(_ configuration: ArticleConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(article)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    if let article = configuration as? ArticleConfiguration { self.article.show(article.shown) }
  }
}
