import Combine
import TrailKit
import TrailUI
import UIKit

protocol TrailListViewControllerDelegate: AnyObject {
    func trailList(_ controller: TrailListViewController, didSelect id: Trail.ID)
    func trailListDidRequestFilter(_ controller: TrailListViewController)
}

final class TrailListViewController: BaseViewController {
    typealias DataSource = UICollectionViewDiffableDataSource<TrailListSection, TrailListItem>
    typealias Snapshot = NSDiffableDataSourceSnapshot<TrailListSection, TrailListItem>

    weak var delegate: (any TrailListViewControllerDelegate)?

    let viewModel: TrailListViewModel
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private(set) lazy var dataSource = makeDataSource()
    private(set) lazy var searchController = UISearchController(searchResultsController: nil)

    private let images: ImageLoader
    private let refreshControl = UIRefreshControl()
    private lazy var emptyView = EmptyStateView(
        symbol: .trails,
        title: localized("No trails found"),
        message: localized("Try another word or fewer filters."),
        actionTitle: localized("Clear Search")
    ) { [weak self] in
        self?.clearSearch()
    }

    init(viewModel: TrailListViewModel, images: ImageLoader) {
        self.viewModel = viewModel
        self.images = images
        super.init()
        title = localized("Trails")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: Hooks

    override func setUpHierarchy() {
        collectionView.backgroundColor = .clear
        collectionView.delegate = self
        collectionView.keyboardDismissMode = .onDrag
        collectionView.accessibilityIdentifier = "trail-list"
        view.addSubview(collectionView)

        collectionView.register(TrailCarouselCell.self)
        collectionView.register(DifficultyCell.self)
        collectionView.register(SectionHeaderView.self, kind: UICollectionView.elementKindSectionHeader)
        collectionView.register(CountBadgeView.self, kind: CountBadgeView.kind)
        collectionView.dataSource = dataSource

        refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)
        collectionView.refreshControl = refreshControl

        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = localized("Name, region or tag")
        searchController.searchBar.autocapitalizationType = .none
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = true
        definesPresentationContext = true

        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal.decrease.circle"),
            style: .plain,
            target: self,
            action: #selector(showFilter)
        )
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: localized("Sort"),
            image: Symbol.sort.image(),
            primaryAction: nil,
            menu: makeSortMenu()
        )
    }

    override func setUpConstraints() {
        collectionView.pinEdges(to: view)
    }

    override func setUpBindings() {
        viewModel.$content
            .receive(on: DispatchQueue.main)
            .sink { [weak self] content in
                self?.apply(content)
            }
            .store(in: &cancellables)

        viewModel.$isLoading
            .dropFirst()
            .filter { !$0 }
            .sink { [weak self] _ in
                self?.refreshControl.endRefreshing()
            }
            .store(in: &cancellables)

        viewModel.errors
            .sink { [weak self] error in
                self?.present(error)
            }
            .store(in: &cancellables)
    }

    override var avoidedScrollView: UIScrollView? { collectionView }

    // MARK: Content

    func apply(_ content: TrailListViewModel.Content, animated: Bool = true) {
        var snapshot = Snapshot()
        if !content.favourites.isEmpty {
            snapshot.appendSections([.favourites])
            snapshot.appendItems(content.favourites.map { .favourite($0.id) }, toSection: .favourites)
        }
        if !content.difficulties.isEmpty {
            snapshot.appendSections([.difficulties])
            snapshot.appendItems(content.difficulties.map(TrailListItem.difficulty), toSection: .difficulties)
        }
        if !content.trails.isEmpty {
            snapshot.appendSections([.all])
            snapshot.appendItems(content.trails.map { .trail($0.id) }, toSection: .all)
        }
        let known = Set(dataSource.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
        dataSource.apply(snapshot, animatingDifferences: animated && view.window != nil)
        collectionView.backgroundView = content.trails.isEmpty ? emptyView : nil
    }

    private func makeLayout() -> UICollectionViewLayout {
        TrailListLayout.make(
            section: { [weak self] index in
                self?.dataSource.sectionIdentifier(for: index)
            },
            swipeActions: { [weak self] indexPath in
                self?.swipeActions(at: indexPath)
            }
        )
    }

    private func makeDataSource() -> DataSource {
        let rowRegistration = UICollectionView.CellRegistration<TrailRowCell, Trail> { [weak self] cell, _, trail in
            guard let self else { return }
            cell.configure(
                with: trail,
                subtitle: self.viewModel.subtitle(for: trail),
                searchText: self.viewModel.search.text,
                images: self.images
            )
        }

        let dataSource = DataSource(collectionView: collectionView) { [weak self] collectionView, indexPath, item in
            guard let self else { return nil }
            switch item {
            case .favourite:
                let cell: TrailCarouselCell = collectionView.dequeue(for: indexPath)
                if let trail = self.viewModel.trail(for: item) {
                    cell.configure(with: trail, images: self.images)
                }
                return cell
            case .difficulty(let difficulty):
                let cell = collectionView.dequeue(DifficultyCell.self, for: indexPath)
                cell.configure(
                    with: difficulty,
                    count: self.viewModel.count(of: difficulty),
                    isSelected: self.viewModel.search.difficulties.contains(difficulty)
                )
                return cell
            case .trail:
                return collectionView.dequeueConfiguredReusableCell(
                    using: rowRegistration,
                    for: indexPath,
                    item: self.viewModel.trail(for: item)
                )
            }
        }
        dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            self?.supplementaryView(in: collectionView, kind: kind, at: indexPath)
        }
        return dataSource
    }

    private func supplementaryView(
        in collectionView: UICollectionView,
        kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        if kind == CountBadgeView.kind {
            let badge = collectionView.dequeue(CountBadgeView.self, kind: kind, for: indexPath)
            if case .difficulty(let difficulty) = dataSource.itemIdentifier(for: indexPath) {
                badge.configure(count: viewModel.count(of: difficulty))
            }
            return badge
        }
        let header: SectionHeaderView = collectionView.dequeue(kind: kind, for: indexPath)
        switch dataSource.sectionIdentifier(for: indexPath.section) {
        case .favourites:
            header.titleLabel.text = localized("Favourites")
        case .difficulties:
            header.titleLabel.text = localized("By difficulty")
        case .all:
            header.titleLabel.text = localized("All trails")
            header.setAction(localized("Filter")) { [weak self] in
                self?.showFilter()
            }
        case nil:
            header.titleLabel.text = nil
        }
        return header
    }

    private func makeSortMenu() -> UIMenu {
        let element = UIDeferredMenuElement.uncached { [weak self] completion in
            let current = self?.viewModel.search.sort
            completion(TrailSort.allCases.map { sort in
                UIAction(title: sort.localizedTitle, state: sort == current ? .on : .off) { _ in
                    self?.viewModel.search.sort = sort
                }
            })
        }
        return UIMenu(title: localized("Sort by"), children: [element])
    }

    private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let item = dataSource.itemIdentifier(for: indexPath), let trail = viewModel.trail(for: item) else {
            return nil
        }
        let action = UIContextualAction(
            style: .normal,
            title: trail.isFavourite ? localized("Remove") : localized("Favourite")
        ) { [weak self] _, _, completion in
            self?.viewModel.toggleFavourite(trail.id)
            completion(true)
        }
        action.image = UIImage(systemName: trail.isFavourite ? "heart.slash" : "heart")
        action.backgroundColor = Palette.rust
        return UISwipeActionsConfiguration(actions: [action])
    }

    // MARK: Actions

    @objc private func refresh() {
        Task { await viewModel.reload() }
    }

    @objc private func showFilter() {
        delegate?.trailListDidRequestFilter(self)
    }

    private func clearSearch() {
        searchController.searchBar.text = nil
        searchController.isActive = false
        viewModel.search = TrailSearch(sort: viewModel.search.sort)
    }
}

extension TrailListViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        guard text != viewModel.search.text else { return }
        viewModel.search.text = text
    }
}

extension TrailListViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .favourite(let id), .trail(let id):
            delegate?.trailList(self, didSelect: id)
        case .difficulty(let difficulty):
            viewModel.toggle(difficulty)
        case nil:
            break
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first,
              let item = dataSource.itemIdentifier(for: indexPath),
              let trail = viewModel.trail(for: item) else {
            return nil
        }
        return UIContextMenuConfiguration(identifier: trail.id.uuidString as NSString, previewProvider: nil) { [weak self] _ in
            let favourite = UIAction(
                title: trail.isFavourite ? localized("Remove from Favourites") : localized("Add to Favourites"),
                image: Symbol.favourite.image()
            ) { _ in
                self?.viewModel.toggleFavourite(trail.id)
            }
            let copy = UIAction(title: localized("Copy Coordinates"), image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.string = trail.trailhead.description
            }
            return UIMenu(children: [favourite, copy])
        }
    }
}
