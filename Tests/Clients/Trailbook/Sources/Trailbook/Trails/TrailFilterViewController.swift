import TrailKit
import TrailUI
import UIKit

/// Chooses which difficulties are listed. Shown in a sheet.
final class TrailFilterViewController: UITableViewController {
    private enum Section: Int, CaseIterable {
        case difficulty, favourites, sort
    }

    var onChange: ((TrailSearch) -> Void)?

    private(set) var search: TrailSearch {
        didSet { onChange?(search) }
    }

    init(search: TrailSearch) {
        self.search = search
        super.init(style: .insetGrouped)
        title = localized("Filter")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self)
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in
            self?.dismiss(animated: true)
        })
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: localized("Reset"),
            style: .plain,
            target: self,
            action: #selector(reset)
        )
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        Section.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .difficulty: return Difficulty.allCases.count
        case .favourites: return 1
        case .sort: return TrailSort.allCases.count
        case .none: return 0
        }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch Section(rawValue: section) {
        case .difficulty: return localized("Difficulty")
        case .sort: return localized("Sort by")
        default: return nil
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeue(UITableViewCell.self, for: indexPath)
        var content = UIListContentConfiguration.cell()
        cell.accessoryView = nil
        switch Section(rawValue: indexPath.section) {
        case .difficulty:
            let difficulty = Difficulty.allCases[indexPath.row]
            content.text = difficulty.localizedTitle
            content.image = UIImage(systemName: difficulty.symbolName)
            content.imageProperties.tintColor = Palette.color(for: difficulty)
            cell.accessoryType = search.difficulties.contains(difficulty) ? .checkmark : .none
        case .favourites:
            content.text = localized("Only favourites")
            cell.accessoryType = .none
            let toggle = UISwitch()
            toggle.isOn = search.onlyFavourites
            toggle.on(.valueChanged) { [weak self] control in
                guard let toggle = control as? UISwitch else { return }
                self?.search.onlyFavourites = toggle.isOn
            }
            cell.accessoryView = toggle
            cell.selectionStyle = .none
        case .sort:
            let sort = TrailSort.allCases[indexPath.row]
            content.text = sort.localizedTitle
            cell.accessoryType = search.sort == sort ? .checkmark : .none
        case nil:
            break
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch Section(rawValue: indexPath.section) {
        case .difficulty:
            search.difficulties.formSymmetricDifference([Difficulty.allCases[indexPath.row]])
        case .sort:
            search.sort = TrailSort.allCases[indexPath.row]
        default:
            return
        }
        tableView.reloadSections(IndexSet(integer: indexPath.section), with: .automatic)
    }

    @objc private func reset() {
        search = TrailSearch(text: search.text)
        tableView.reloadData()
    }
}
