import Combine
import TrailKit
import TrailUI
import UIKit

protocol JournalViewControllerDelegate: AnyObject {
    func journal(_ controller: JournalViewController, didSelect hike: Hike)
    func journalDidRequestNewHike(_ controller: JournalViewController)
}

/// A diffable data source with titles for the months.
private final class JournalDataSource: UITableViewDiffableDataSource<JournalSection, Hike.ID> {
    var titleProvider: ((JournalSection) -> String)?

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section).flatMap { titleProvider?($0) }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

final class JournalViewController: BaseViewController {
    weak var delegate: (any JournalViewControllerDelegate)?

    let viewModel: JournalViewModel
    let tableView = UITableView(frame: .zero, style: .plain)

    private(set) lazy var headerView = JournalHeaderView.instantiate()
    private lazy var dataSource = JournalDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
        let cell = tableView.dequeue(HikeCell.self, for: indexPath)
        if let self, let hike = self.viewModel.hike(id: id) {
            cell.configure(with: hike, detail: self.viewModel.detail(of: hike))
            cell.accessibilityCustomActions = self.accessibilityActions(for: id)
        }
        return cell
    }

    init(viewModel: JournalViewModel) {
        self.viewModel = viewModel
        super.init()
        title = localized("Journal")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var undoManager: UndoManager? { viewModel.undoManager }
    override var canBecomeFirstResponder: Bool { true }

    override func setUpHierarchy() {
        tableView.register(HikeCell.self)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 120
        tableView.separatorStyle = .none
        tableView.backgroundColor = .clear
        tableView.delegate = self
        tableView.dataSource = dataSource
        tableView.accessibilityIdentifier = "journal"
        dataSource.titleProvider = { [weak self] section in
            self?.viewModel.title(of: section) ?? ""
        }
        dataSource.defaultRowAnimation = .fade
        view.addSubview(tableView)

        headerView.onAdd = { [weak self] in
            guard let self else { return }
            self.delegate?.journalDidRequestNewHike(self)
        }
        tableView.tableHeaderView = headerView
    }

    override func setUpConstraints() {
        tableView.pinEdges(to: view)
    }

    override func setUpBindings() {
        viewModel.$groups
            .receive(on: DispatchQueue.main)
            .sink { [weak self] groups in
                self?.apply(groups)
            }
            .store(in: &cancellables)

        viewModel.$summary
            .removeDuplicates()
            .sink { [weak self] summary in
                self?.headerView.summary = summary
            }
            .store(in: &cancellables)

        viewModel.errors
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.present($0) }
            .store(in: &cancellables)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let oldHeight = headerView.frame.height
        headerView.fit(width: tableView.bounds.width)
        if headerView.frame.height != oldHeight {
            tableView.tableHeaderView = headerView
        }
    }

    func apply(_ groups: [JournalViewModel.Group]) {
        var snapshot = NSDiffableDataSourceSnapshot<JournalSection, Hike.ID>()
        for group in groups {
            snapshot.appendSections([group.section])
            snapshot.appendItems(group.hikes.map(\.id), toSection: group.section)
        }
        let existing = Set(dataSource.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { existing.contains($0) })
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    func hikeID(at indexPath: IndexPath) -> Hike.ID? {
        dataSource.itemIdentifier(for: indexPath)
    }

    private func delete(_ id: Hike.ID) {
        Task { await viewModel.delete(id) }
    }

    private func accessibilityActions(for id: Hike.ID) -> [UIAccessibilityCustomAction] {
        [
            UIAccessibilityCustomAction(name: localized("Delete")) { [weak self] _ in
                self?.delete(id)
                return true
            },
        ]
    }
}

extension JournalViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let id = hikeID(at: indexPath), let hike = viewModel.hike(id: id) else { return }
        delegate?.journal(self, didSelect: hike)
    }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = hikeID(at: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: localized("Delete")) { [weak self] _, _, completion in
            self?.delete(id)
            completion(true)
        }
        delete.image = Symbol.trash.image()
        let configuration = UISwipeActionsConfiguration(actions: [delete])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let id = hikeID(at: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [
                UIAction(title: localized("Duplicate"), image: UIImage(systemName: "plus.square.on.square")) { _ in
                    guard let self else { return }
                    Task { await self.viewModel.duplicate(id) }
                },
                UIAction(title: localized("Delete"), image: Symbol.trash.image(), attributes: .destructive) { _ in
                    self?.delete(id)
                },
            ])
        }
    }
}
