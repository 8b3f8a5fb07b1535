import Combine
import TrailKit
import TrailUI
import UIKit

final class StatisticsContainerController: SegmentedContainerController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
    }
}

/// A ring for the goal of the year, and bars for the months.
final class StatisticsViewController: BaseViewController {
    let viewModel: StatisticsViewModel
    let ringView = RingChartView()
    let barView = BarChartView()

    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: StatisticsViewController.makeLayout())
    private(set) lazy var dataSource = makeDataSource()

    init(viewModel: StatisticsViewModel) {
        self.viewModel = viewModel
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func setUpHierarchy() {
        ringView.translatesAutoresizingMaskIntoConstraints = false
        barView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.backgroundColor = .clear
        collectionView.allowsSelection = false
        view.addSubviews(ringView, barView, collectionView)
        collectionView.register(SectionHeaderView.self, kind: UICollectionView.elementKindSectionHeader)
        collectionView.dataSource = dataSource
    }

    override func setUpConstraints() {
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            ringView.topAnchor.constraint(equalTo: guide.topAnchor, constant: Spacing.regular),
            ringView.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            ringView.widthAnchor.constraint(equalToConstant: 150),
            ringView.heightAnchor.constraint(equalTo: ringView.widthAnchor),
            barView.topAnchor.constraint(equalTo: ringView.bottomAnchor, constant: Spacing.medium),
            barView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: Spacing.large),
            barView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -Spacing.large),
            collectionView.topAnchor.constraint(equalTo: barView.bottomAnchor, constant: Spacing.regular),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override func setUpBindings() {
        viewModel.$progress
            .assign(to: \.progress, on: ringView)
            .store(in: &cancellables)
        viewModel.$goalText
            .map { localized("of \($0)") }
            .sink { [weak self] title in
                self?.ringView.title = title
            }
            .store(in: &cancellables)
        viewModel.$records
            .combineLatest(viewModel.$months)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] records, months in
                self?.apply(records, months)
            }
            .store(in: &cancellables)
    }

    private func apply(_ records: [StatisticsItem], _ months: [HikeStatistics.Month]) {
        barView.bars = months.map { month in
            BarChartView.Bar(
                value: month.distance,
                label: "\(month.month)/\(month.year % 100)",
                spokenValue: viewModel.value(of: month)
            )
        }
        var snapshot = NSDiffableDataSourceSnapshot<StatisticsSection, StatisticsItem>()
        snapshot.appendSections([.records])
        snapshot.appendItems(records)
        if !months.isEmpty {
            snapshot.appendSections([.months])
            snapshot.appendItems(months.map(StatisticsItem.month))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<StatisticsSection, StatisticsItem> {
        let record = UICollectionView.CellRegistration<UICollectionViewListCell, StatisticsItem> { cell, _, item in
            guard case .record(let title, let value) = item else { return }
            var content = UIListContentConfiguration.valueCell()
            content.text = title
            content.secondaryText = value
            content.secondaryTextProperties.font = Typography.body(weight: .semibold)
            cell.contentConfiguration = content
        }
        let month = UICollectionView.CellRegistration<MonthBarCell, StatisticsItem> { [weak self] cell, _, item in
            guard let self, case .month(let month) = item else { return }
            cell.configure(
                title: self.viewModel.title(of: month),
                value: self.viewModel.value(of: month),
                share: self.viewModel.longestMonth > 0 ? month.distance / self.viewModel.longestMonth : 0,
                badge: L10n.hikeCount(month.count)
            )
        }
        let source = UICollectionViewDiffableDataSource<StatisticsSection, StatisticsItem>(
            collectionView: collectionView
        ) { collectionView, indexPath, item in
            switch item {
            case .record:
                return collectionView.dequeueConfiguredReusableCell(using: record, for: indexPath, item: item)
            case .month:
                return collectionView.dequeueConfiguredReusableCell(using: month, for: indexPath, item: item)
            }
        }
        source.supplementaryViewProvider = { [weak source] collectionView, kind, indexPath in
            let header = collectionView.dequeue(SectionHeaderView.self, kind: kind, for: indexPath)
            let section = source?.sectionIdentifier(for: indexPath.section)
            header.titleLabel.text = section == .months ? localized("Months") : localized("So far")
            return header
        }
        return source
    }

    private static func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.backgroundColor = .clear
        configuration.showsSeparators = true
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }
}

final class MonthBarCell: UICollectionViewListCell {
    private let titleLabel = UILabel.make(font: .preferredFont(forTextStyle: .subheadline))
    private let valueLabel = UILabel.make(font: Typography.figures(15), alignment: .right)
    private let barView = ProgressLineView()
    private let countLabel = UILabel.make(font: Typography.caption(.caption2), color: Palette.inkSecondary)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let top = UIStackView(.horizontal, views: [titleLabel, valueLabel])
        let stack = UIStackView(.vertical, spacing: Spacing.tiny, views: [top, barView, countLabel])
        contentView.addSubview(stack)
        stack.pinEdges(to: contentView.layoutMarginsGuide)
        barView.heightAnchor.constraint(equalToConstant: 6).isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(title: String, value: String, share: Double, badge: String) {
        titleLabel.text = title
        valueLabel.text = value
        countLabel.text = badge
        barView.setProgress(CGFloat(share), animated: false)
    }
}
