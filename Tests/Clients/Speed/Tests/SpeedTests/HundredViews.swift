import SwiftUI
import UIKit

/// Twenty rows of a settings list, a hundred views in SwiftUI.
struct HundredViews: View {
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<20) { Row(index: $0) } }.padding(16)
  }

  private struct Row: View {
    let index: Int

    var body: some View {
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 6).fill(Color.blue).frame(width: 29, height: 29)
        Text("Setting number \(index)")
        Spacer()
        Text(index % 2 == 0 ? "On" : "Off").foregroundColor(.secondary)
      }
      .padding(.horizontal, 16).padding(.vertical, 6)
      .background(Color(uiColor: .secondarySystemGroupedBackground))
    }
  }
}

extension HundredViews {
  /// The same screen in UIKit.
  @MainActor
  final class Controller: UIViewController {
    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      let list = UIStackView(arrangedSubviews: (0..<20).map(row))
      list.axis = .vertical
      list.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(list)
      NSLayoutConstraint.activate([
        list.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      ])
    }

    private func row(_ index: Int) -> UIView {
      let icon = UIView()
      icon.backgroundColor = .systemBlue
      icon.layer.cornerRadius = 6
      icon.widthAnchor.constraint(equalToConstant: 29).isActive = true
      icon.heightAnchor.constraint(equalToConstant: 29).isActive = true
      let title = GrownScreen.label("Setting number \(index)", 17)
      let value = GrownScreen.label(index % 2 == 0 ? "On" : "Off", 17)
      value.textColor = .secondaryLabel
      value.setContentHuggingPriority(.required, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [icon, title, value])
      row.spacing = 12
      row.alignment = .center
      row.isLayoutMarginsRelativeArrangement = true
      row.layoutMargins = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)
      row.backgroundColor = .secondarySystemGroupedBackground
      return row
    }
  }
}
