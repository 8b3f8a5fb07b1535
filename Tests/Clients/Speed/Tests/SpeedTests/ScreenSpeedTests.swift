import Foundation
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// What the own work of UIKit and SwiftUI takes in a client's plain `swift test`: building, laying out, describing and asserting screens.
///
/// `Scripts/bench --screens` runs it. With a part of a row's name in `BENCH_ROW` and many runs in `BENCH_RUNS`, a
/// profiler sees only that row.
@MainActor
@Suite(.serialized)
struct ScreenSpeedTests {
  private let phone = GrownScreen.phone

  @Test func screens() {
    row("settings: build and layout") { laidOut(settings()) }
    asserted("settings: assertion") {
      let controller = UIViewController()
      controller.view = settings()
      return controller
    }
    asserted("settings in detail: assertion") {
      let controller = UIViewController()
      controller.view = DetailedSettings.view()
      return controller
    }
    asserted("feed: assertion") { FeedScreen() }
    asserted("feed with another list: assertion") {
      FeedScreen(hasCoveredView: !Benchmark.isMeasuring)
    }
    failing("settings: failing assertion") {
      let controller = UIViewController()
      controller.view = settings()
      if Benchmark.isMeasuring { controller.view.backgroundColor = .systemYellow }
      return controller
    }
    row("100 views in UIKit: build and layout") { laidOut(HundredViews.Controller()) }
    asserted("100 views in UIKit: assertion") { HundredViews.Controller() }
    row("100 views in SwiftUI: build and layout") {
      laidOut(UIHostingController(rootView: HundredViews()))
    }
    asserted("100 views in SwiftUI: assertion") { UIHostingController(rootView: HundredViews()) }
    asserted("list of 20 rows in SwiftUI: assertion") {
      UIHostingController(rootView: RowsList(count: 20))
    }
    asserted("list of 10,000 rows in SwiftUI: assertion") {
      UIHostingController(rootView: RowsList(count: 10_000))
    }
    asserted("form of 40 rows in SwiftUI: assertion") {
      UIHostingController(rootView: SettingsForm())
    }
    asserted("gradients in SwiftUI: assertion") { UIHostingController(rootView: GradientCards()) }
    row("table of 15 cells: build and layout") { laidOut(TableScreen()) }
    asserted("table of 15 cells: assertion") { TableScreen() }
    row("collection of 39 cells: build and layout") { laidOut(CollectionScreen()) }
    asserted("navigation bar: assertion") {
      UINavigationController(rootViewController: TableScreen())
    }
    row("stacks nested 60 deep: build and layout") { laidOut(GrownScreen.stacks(depth: 60)) }
    row("views nested 300 deep: build and layout") { laidOut(GrownScreen.nested(depth: 300)) }
    row("300 constrained views: build and layout") { laidOut(GrownScreen.chain(count: 300)) }
    row("1,000 labels: build and layout") { laidOut(GrownScreen.labels(count: 1000)) }
    let labels = UIViewController()
    labels.view = GrownScreen.labels(count: 1000)
    asserted("1,000 labels again: assertion") { labels }
    row("1,000 stacks in 10 columns: build and layout") {
      laidOut(GrownScreen.columns(stacks: 1000))
    }
    row("text view of 1,000 characters: build and layout") {
      laidOut(GrownScreen.text(characters: 1000))
    }
    let described = laidOut(settings())
    row("settings: recursive description") {
      _ = verifySnapshot(
        of: described, as: .recursiveDescription, named: "description",
        snapshotDirectory: Benchmark.references,
        testName: "screens")
    }
  }

  // MARK: Screens

  private func settings() -> UIView {
    let list = UIStackView()
    list.axis = .vertical
    list.translatesAutoresizingMaskIntoConstraints = false
    for index in 0..<14 { list.addArrangedSubview(settingsRow(index)) }
    let view = UIView(frame: phone)
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    return view
  }

  private func settingsRow(_ index: Int) -> UIView {
    let icon = UIView()
    icon.backgroundColor = .systemBlue
    icon.layer.cornerRadius = 6
    icon.widthAnchor.constraint(equalToConstant: 29).isActive = true
    icon.heightAnchor.constraint(equalToConstant: 29).isActive = true
    let title = GrownScreen.label("Setting number \(index)", 17)
    let value = GrownScreen.label(index % 2 == 0 ? "On" : "Off", 17)
    value.setContentHuggingPriority(.required, for: .horizontal)
    let toggle = UISwitch()
    toggle.isOn = index % 3 == 0
    let row = UIStackView(arrangedSubviews: [icon, title, value, toggle])
    row.spacing = 12
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)
    row.backgroundColor = .secondarySystemGroupedBackground
    return row
  }

  private final class TableScreen: UITableViewController {
    override func viewDidLoad() {
      title = "Table"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      15
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.imageView?.image = UIImage(systemName: "star")
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private final class CollectionScreen: UICollectionViewController {
    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 120, height: 60)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 39 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentView.backgroundColor = .systemTeal
      return cell
    }
  }

  // MARK: Measuring

  @discardableResult private func laidOut(_ view: UIView) -> UIView {
    view.frame = phone
    view.layoutIfNeeded()
    return view
  }

  private func laidOut(_ controller: UIViewController) {
    withExtendedLifetime(controller) { _ = laidOut(controller.view) }
  }

  /// A passing assertion of a controller made anew.
  private func asserted(_ what: String, build: () -> UIViewController) {
    let name = String(what.prefix { $0 != ":" })
    row(what) {
      let problem = assertion(build(), name)
      if Benchmark.isMeasuring, let problem { Benchmark.end("\(what): \(problem)") }
    }
  }

  /// An assertion of a controller that is another when it is measured than when it was recorded.
  private func failing(_ what: String, build: () -> UIViewController) {
    row(what) {
      let problem = assertion(build(), "failing")
      if Benchmark.isMeasuring, problem == nil { Benchmark.end("\(what): nothing differs") }
    }
  }

  private func assertion(_ controller: UIViewController, _ name: String) -> String? {
    verifySnapshot(
      of: controller, as: .image(on: .iPhone13), named: name,
      snapshotDirectory: Benchmark.references,
      testName: "screens")
  }

  private func row(_ what: String, _ body: () -> Void) {
    guard Benchmark.isMeasuring else { return body() }
    if let wanted = Benchmark.row, !what.contains(wanted) { return }
    body()
    let times = Benchmark.milliseconds(11, body)
    print(
      "screens: \(what): fastest \(format(times[0])) ms, median \(format(times[times.count / 2])) ms "
        + "of \(times.count)")
  }

  private func format(_ milliseconds: Double) -> String { String(format: "%.2f", milliseconds) }
}
