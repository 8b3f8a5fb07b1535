import Combine
import TrailKit
import TrailUI
import UIKit

final class GearListViewController: UITableViewController {
    var viewModel: GearViewModel! {
        didSet { bindIfNeeded() }
    }

    private weak var summary: GearSummaryViewController?
    private var cancellables = Set<AnyCancellable>()
    private var isReordering = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = localized("Gear")
        navigationItem.leftBarButtonItem = editButtonItem
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        clearsSelectionOnViewWillAppear = true
        bindIfNeeded()
    }

    override var canBecomeFirstResponder: Bool { true }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard motion == .motionShake else { return super.motionEnded(motion, with: event) }
        viewModel.unpackAll()
    }

    private func bindIfNeeded() {
        guard isViewLoaded, viewModel != nil, cancellables.isEmpty else { return }
        viewModel.$items
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in
                self?.itemsChanged()
            }
            .store(in: &cancellables)
    }

    private func itemsChanged() {
        if !isReordering {
            tableView.reloadData()
        }
        summary?.show(weight: viewModel.packedWeightText, share: viewModel.packedShare)
    }

    // MARK: Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "embedSummary":
            summary = segue.destination as? GearSummaryViewController
        case "addItem":
            segue.destination.modalPresentationStyle = .formSheet
        default:
            super.prepare(for: segue, sender: sender)
        }
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier != "showItem" || !isEditing
    }

    @IBSegueAction private func makeDetail(_ coder: NSCoder, sender: Any?) -> GearDetailViewController? {
        guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else {
            return nil
        }
        return GearDetailViewController(coder: coder, item: viewModel.items[indexPath.row])
    }

    @IBAction private func saveItem(_ segue: UIStoryboardSegue) {
        guard let editor = segue.source as? GearEditorViewController, let item = editor.item else { return }
        viewModel.add(item)
    }

    @IBAction private func cancelItem(_ segue: UIStoryboardSegue) {}

    @IBAction private func removeItem(_ segue: UIStoryboardSegue) {
        guard let detail = segue.source as? GearDetailViewController else { return }
        viewModel.remove(id: detail.item.id)
    }

    @IBAction private func refresh(_ sender: UIRefreshControl) {
        Task {
            do {
                try await viewModel.reload()
            } catch {
                present(error)
            }
            sender.endRefreshing()
        }
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel?.items.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: GearCell = tableView.dequeue(for: indexPath)
        let item = viewModel.items[indexPath.row]
        cell.configure(with: item, weight: viewModel.weightText(of: item))
        cell.onToggle = { [weak self, weak cell] in
            guard let self, let cell, let indexPath = self.tableView.indexPath(for: cell) else { return }
            self.viewModel.togglePacked(at: indexPath.row)
        }
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        viewModel.remove(id: viewModel.items[indexPath.row].id)
    }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        isReordering = true
        viewModel.move(from: source.row, to: destination.row)
        DispatchQueue.main.async { [weak self] in
            self?.isReordering = false
        }
    }
}

extension GearListViewController: UITableViewDragDelegate {
    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = viewModel.items[indexPath.row]
        let dragItem = UIDragItem(itemProvider: NSItemProvider(object: item.name as NSString))
        dragItem.localObject = item.id
        return [dragItem]
    }
}

extension GearListViewController: UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        guard session.localDragSession != nil else { return UITableViewDropProposal(operation: .cancel) }
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        // Reordering inside of the table goes through `moveRowAt`.
    }
}
