import SnapshotTesting
import Testing
import TrailKit
import TrailUI
import UIKit
@testable import Trailbook

@MainActor
@Suite(.serialized, .snapshots(record: .missing))
struct ComponentSnapshotTests {
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test(arguments: [0.0, 0.25, 0.8, 1.0])
    func ring(progress: Double) {
        let ring = RingChartView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
        ring.backgroundColor = Palette.background
        ring.title = "of 200 km"
        ring.progress = progress
        assertSnapshot(of: ring, as: .image, named: "\(Int(progress * 100))")
    }

    @Test
    func elevation() {
        let chart = ElevationChartView(frame: CGRect(x: 0, y: 0, width: 360, height: 180))
        chart.backgroundColor = Palette.card
        chart.formatter = DistanceFormatter(units: .metric, locale: Locale(identifier: "en_GB"))
        chart.profile = Fixtures.trail.profile
        assertSnapshot(of: chart, as: .image)
        assertSnapshot(of: chart, as: .image(traits: dark), named: "dark")
        chart.select(distance: 8_000)
        assertSnapshot(of: chart, as: .image, named: "selected")
        chart.zoom = 2
        assertSnapshot(of: chart, as: .image, named: "zoomed")
    }

    @Test(arguments: 0...5)
    func rating(value: Int) {
        let control = RatingControl()
        control.rating = value
        control.frame.size = control.intrinsicContentSize
        assertSnapshot(of: control, as: .image, named: "\(value)")
    }

    @Test
    func pills() {
        let stack = UIStackView(.vertical, spacing: Spacing.small, alignment: .leading)
        for difficulty in Difficulty.allCases {
            let pill = PillLabel()
            pill.configure(text: difficulty.localizedTitle, color: Palette.color(for: difficulty))
            stack.addArrangedSubview(pill)
        }
        stack.translatesAutoresizingMaskIntoConstraints = true
        stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        assertSnapshot(of: stack, as: .image)
        assertSnapshot(of: stack, as: .recursiveDescription)
    }

    @Test
    func buttons() {
        let buttons = [
            ButtonFactory.primary("Start Hike", symbol: .record),
            ButtonFactory.secondary("Download Map", symbol: .download),
            ButtonFactory.icon(.share, label: "Share"),
            ButtonFactory.menu(title: "Sort", children: [UIAction(title: "Name") { _ in }]),
        ]
        for (index, button) in buttons.enumerated() {
            button.translatesAutoresizingMaskIntoConstraints = true
            button.frame.size = button.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            assertSnapshot(of: button, as: .image, named: "\(index)")
        }
        buttons[0].isEnabled = false
        assertSnapshot(of: buttons[0], as: .image, named: "disabled")
    }

    @Test
    func hikeCell() throws {
        let cell = try #require(
            HikeCell.nib.instantiate(withOwner: nil, options: nil).first as? HikeCell
        )
        cell.configure(with: SampleData.hikes[1], detail: "May 26, 2024 · 15.8 km")
        cell.frame = CGRect(x: 0, y: 0, width: 393, height: 150)
        assertSnapshot(of: cell, as: .image)
        assertSnapshot(of: cell, as: .image(traits: dark), named: "dark")
        let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        assertSnapshot(of: cell, as: .image(size: CGSize(width: 393, height: 320), traits: huge), named: "huge")
    }

    @Test
    func emptyState() {
        let view = EmptyStateView(symbol: .trails, title: "No trails found", message: "Try another word.", actionTitle: "Clear") {}
        view.backgroundColor = Palette.background
        view.frame = CGRect(x: 0, y: 0, width: 393, height: 500)
        assertSnapshot(of: view, as: .image)
    }

    @Test
    func attributedText() {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = AttributedText()
            .symbol(.pin, font: Typography.title(), color: Palette.rust)
            .space()
            .text("Grey Mountains", font: Typography.title())
            .newline()
            .text("2 chains and a ladder", font: Typography.quote(), color: Palette.inkSecondary)
            .build(lineSpacing: 4)
            .highlighting("ladder", color: .systemYellow)
        label.frame.size = label.sizeThatFits(CGSize(width: 300, height: 200))
        assertSnapshot(of: label, as: .image)
    }

    @Test
    func hills() {
        let hills = HillsView(frame: CGRect(x: 0, y: 0, width: 393, height: 160))
        assertSnapshot(of: hills, as: .image)
        #expect(hills.layer.sublayers?.count == 2)
    }
}
