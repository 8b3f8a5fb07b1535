import Testing

@testable import DarkroomUIKit

/// Rows and items whose content is held by constraints are as high as these ask.
@MainActor
@Suite(.tags(.lists))
struct ConstrainedCellTests {
  final class BoxCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      ConstrainedCellTests.fill(contentView, height: 70)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath) }
  }

  /// A box of that height, 12 points from the top and 8 from the bottom.
  static func fill(_ content: UIView, height: CGFloat) {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
      box.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      box.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  @Test func aRowIsAsHighAsItsConstraintsAskAndTheSeparator() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = Source()
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.separatorStyle = .none
    table.dataSource = source

    #expect(table.visibleCells.map(\.frame.height) == [90, 90])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 90])
    #expect(
      table.visibleCells[1].contentView.subviews[0].frame
        == CGRect(x: 16, y: 12, width: 288, height: 70))
  }

  @Test func anItemIsAsHighAsItsConstraintsAsk() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    Self.fill(cell.contentView, height: 30)

    let size = cell.measure(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))

    #expect(size == CGSize(width: 200, height: 50))
  }
}
