import SwiftUI
import UIKit

public final class TileViewController: UIViewController {
  private let hosting = UIHostingController(rootView: Tile("Hosted"))

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(hosting)
    hosting.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(hosting.view)
    NSLayoutConstraint.activate([
      hosting.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      hosting.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      hosting.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    hosting.didMove(toParent: self)
  }
}

#Preview {
  TileViewController()
}
