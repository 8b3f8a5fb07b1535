import UIKit

/// A screen with a title and a badge.
final class InboxViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Inbox"
    title.font = .preferredFont(forTextStyle: .largeTitle)
    let badge = BadgeView(count: 3)
    for subview in [title, badge] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      badge.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      badge.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 96),
      badge.heightAnchor.constraint(equalToConstant: 32),
    ])
  }
}
