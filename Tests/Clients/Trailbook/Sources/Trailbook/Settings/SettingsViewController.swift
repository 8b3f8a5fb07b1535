import Combine
import TrailUI
import UIKit

final class SettingsViewController: UITableViewController {
    var onShowAbout: (() -> Void)?

    let viewModel: SettingsViewModel
    private var cancellables = Set<AnyCancellable>()

    init(viewModel: SettingsViewModel) {
        self.viewModel = viewModel
        super.init(style: .insetGrouped)
        title = localized("Settings")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = Palette.background
        tableView.keyboardDismissMode = .onDrag
        tableView.register(ToggleCell.self)
        tableView.register(TextCell.self)
        tableView.register(StepperCell.self)
        tableView.register(SegmentsCell.self)
        tableView.register(SliderCell.self)
        tableView.register(TimeCell.self)
        tableView.register(UITableViewCell.self)

        viewModel.$sections
            .map { $0.map(\.rows.count) }
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in
                self?.tableView.reloadData()
            }
            .store(in: &cancellables)
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        viewModel.sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        viewModel.sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch viewModel.sections[indexPath.section].rows[indexPath.row] {
        case let .toggle(title, isOn, change):
            let cell: ToggleCell = tableView.dequeue(for: indexPath)
            cell.configure(title: title, isOn: isOn, change: change)
            return cell
        case let .text(title, value, placeholder, change):
            let cell: TextCell = tableView.dequeue(for: indexPath)
            cell.configure(title: title, value: value, placeholder: placeholder, change: change)
            return cell
        case let .stepper(title, value, range, step, format, change):
            let cell: StepperCell = tableView.dequeue(for: indexPath)
            cell.configure(title: title, value: value, range: range, step: step, format: format, change: change)
            return cell
        case let .segments(title, options, selected, change):
            let cell: SegmentsCell = tableView.dequeue(for: indexPath)
            cell.configure(title: title, options: options, selected: selected, change: change)
            return cell
        case let .slider(title, value, range, change):
            let cell: SliderCell = tableView.dequeue(for: indexPath)
            cell.configure(title: title, value: value, range: range, change: change)
            return cell
        case let .time(title, value, change):
            let cell: TimeCell = tableView.dequeue(for: indexPath)
            cell.configure(title: title, value: value, change: change)
            return cell
        case let .link(title, detail):
            let cell = tableView.dequeue(UITableViewCell.self, for: indexPath)
            var content = UIListContentConfiguration.valueCell()
            content.text = title
            content.secondaryText = detail
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        if case .link = viewModel.sections[indexPath.section].rows[indexPath.row] {
            return indexPath
        }
        return nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onShowAbout?()
    }
}
