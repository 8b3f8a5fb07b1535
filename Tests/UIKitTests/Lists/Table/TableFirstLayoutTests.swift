import DarkroomQuartzCore
import DarkroomUIKit
import Foundation
import Testing

/// Views of a table see their constraints solved in their first layout.
@MainActor
struct TableFirstLayoutTests {
  private final class Backdrop: UIView {
    let gradient = CAGradientLayer()

    func pin(to view: UIView) {
      view.addSubview(self)
      translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: view.topAnchor),
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
        view.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
      layer.addSublayer(gradient)
    }
  }

  private final class GradientCell: UITableViewCell {
    let backdrop = Backdrop()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      backdrop.pin(to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.layoutIfNeeded()
      backdrop.gradient.frame = backdrop.bounds
    }
  }

  private final class GradientHeader: UITableViewHeaderFooterView {
    let backdrop = Backdrop()

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      backdrop.pin(to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.layoutIfNeeded()
      backdrop.gradient.frame = backdrop.bounds
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [true, false])
  func cellsAndHeadersSeeTheirConstraints(style: UITableView.Style, isInWindow: Bool) throws {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.register(GradientCell.self, forCellReuseIdentifier: "cell")
    table.register(GradientHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.rowHeight = 60
    table.sectionHeaderHeight = 30
    table.dataSource = source
    table.delegate = source
    let window = UIWindow(frame: table.frame)
    if isInWindow { window.addSubview(table) }

    (isInWindow ? window : table).layoutIfNeeded()

    for row in 0..<3 {
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? GradientCell
      let gradient = try #require(cell?.backdrop.gradient)
      #expect(gradient.frame == cell?.contentView.bounds, "row \(row)")
      #expect(gradient.frame.height > 50, "row \(row)")
    }
    let header = try #require(table.headerView(forSection: 0) as? GradientHeader)
    #expect(header.backdrop.gradient.frame == header.contentView.bounds)
    #expect(header.backdrop.gradient.frame.height == 30)
  }
}
