import UIKit

/// Screens of any size, a phone wide.
@MainActor
enum GrownScreen {
  static let phone = CGRect(x: 0, y: 0, width: 390, height: 844)

  static func stacks(depth: Int) -> UIView {
    var view: UIView = label("Innermost", 13)
    for index in 0..<depth {
      let stack = UIStackView(arrangedSubviews: [view, label("Level \(index)", 11)])
      stack.axis = index % 2 == 0 ? .vertical : .horizontal
      view = stack
    }
    return filling(view)
  }

  static func nested(depth: Int) -> UIView {
    let root = UIView(frame: phone)
    var parent = root
    for _ in 0..<depth {
      let child = UIView(frame: parent.bounds)
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(child)
      parent = child
    }
    return root
  }

  static func chain(count: Int) -> UIView {
    let root = UIView(frame: phone)
    var above = root.topAnchor
    for index in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: above, constant: 1),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(index % 7)),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        view.heightAnchor.constraint(equalToConstant: 2),
      ])
      above = view.bottomAnchor
    }
    return root
  }

  static func labels(count: Int) -> UIView {
    let root = UIView(frame: phone)
    for index in 0..<count {
      let label = label("Label \(index)", 11)
      label.frame = CGRect(x: index % 10 * 39, y: index / 10 * 8, width: 39, height: 8)
      root.addSubview(label)
    }
    return root
  }

  /// Stacks of one label each, in a row of ten columns.
  static func columns(stacks count: Int) -> UIView {
    let columns = (0..<10).map { _ in
      let stacks = (0..<count / 10).map {
        UIStackView(arrangedSubviews: [label("Stack \($0)", 11)])
      }
      return vertical(stacks)
    }
    let row = UIStackView(arrangedSubviews: columns)
    row.distribution = .fillEqually
    return filling(row)
  }

  static func column(labels count: Int) -> UIView {
    filling(vertical((0..<count).map { label("Label \($0)", 11) }))
  }

  private static func vertical(_ views: [UIView]) -> UIView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    return stack
  }

  /// A view that had so many subviews; the first one left first.
  static func emptied(subviews count: Int) -> UIView {
    let root = UIView(frame: phone)
    for _ in 0..<count { root.addSubview(UIView()) }
    for view in root.subviews { view.removeFromSuperview() }
    return root
  }

  static func text(characters: Int) -> UIView {
    let view = UITextView(frame: phone)
    view.text = String(
      repeating: "The quick brown fox jumps over the lazy dog. ", count: characters / 45)
    return view
  }

  private static func filling(_ view: UIView) -> UIView {
    let root = UIView(frame: phone)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    return root
  }

  static func label(_ text: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  static func table(rows: Int) -> UIViewController {
    let table = Rows()
    table.count = rows
    return table
  }

  private final class Rows: UITableViewController {
    var count = 0

    override func viewDidLoad() {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }
}
