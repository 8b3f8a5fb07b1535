import UIKit

@objc protocol BasketViewControllerDelegate {
    func basketViewControllerDidCheckOut(_ controller: BasketViewController)
    @objc optional func basketViewController(_ controller: BasketViewController, shouldRemove line: BasketLine) -> Bool
    @objc optional func basketViewController(_ controller: BasketViewController, didMove line: BasketLine, to row: Int)
    @objc optional var removeTitle: String { get }
}

/// A list that can be edited; the controller is its data source and its delegate.
final class BasketViewController: UITableViewController {
    private enum Section: Int, CaseIterable {
        case lines, total
    }

    @objc weak var delegate: BasketViewControllerDelegate?
    private let basket: Basket
    private(set) lazy var checkoutItem = UIBarButtonItem(
        title: "Check out", style: .done, target: self, action: #selector(checkOut))
    private var observers: [NSObjectProtocol] = []

    init(basket: Basket) {
        self.basket = basket
        super.init(style: .grouped)
        title = "Basket"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(LineCell.self, forCellReuseIdentifier: "\(LineCell.self)")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "total")
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = checkoutItem
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(basketChanged), name: Basket.didChange, object: basket)
        observers.append(center.addObserver(forName: .basketReset, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.basket.removeAll() }
        })
        update()
    }

    @objc private func basketChanged(_ notification: NSNotification) {
        tableView.reloadData()
        update()
    }

    private func update() {
        checkoutItem.isEnabled = !basket.isEmpty
    }

    @objc func checkOut() {
        delegate?.basketViewControllerDidCheckOut(self)
    }

    // MARK: - Data source

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section)! {
        case .lines: return basket.lines.count
        case .total: return 1
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard Section(rawValue: indexPath.section) == .lines else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "total", for: indexPath)
            cell.textLabel?.text = "Total \(basket.total)"
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "\(LineCell.self)", for: indexPath) as! LineCell
        cell.line = basket.lines[indexPath.row]
        cell.stepper.addTarget(self, action: #selector(stepperChanged(_:)), for: .valueChanged)
        return cell
    }

    @objc private func stepperChanged(_ stepper: UIStepper) {
        guard let cell = stepper.enclosing(LineCell.self) else { return }
        cell.line?.count = Int(stepper.value)
        basket.changed()
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        Section(rawValue: indexPath.section) == .lines
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        self.tableView(tableView, canEditRowAt: indexPath)
    }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        let line = basket.lines[indexPath.row]
        if editingStyle == .delete, delegate?.basketViewController?(self, shouldRemove: line) ?? true {
            basket.remove(at: indexPath.row)
        }
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let line = basket.lines[sourceIndexPath.row]
        basket.move(from: sourceIndexPath.row, to: destinationIndexPath.row)
        delegate?.basketViewController?(self, didMove: line, to: destinationIndexPath.row)
    }

    // MARK: - Delegate

    override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        delegate?.removeTitle ?? "Remove"
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let title = delegate?.removeTitle ?? "Remove"
        let remove = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self = self else { return done(false) }
            self.tableView(tableView, commit: .delete, forRowAt: indexPath)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [remove])
    }
}

extension Notification.Name {
    static let basketReset = Notification.Name(rawValue: "BasketReset")
}

final class LineCell: UITableViewCell {
    let stepper = UIStepper()

    var line: BasketLine? {
        didSet {
            textLabel?.text = line?.name
            stepper.value = Double(line?.count ?? 0)
            accessoryView = stepper
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        stepper.removeTarget(nil, action: nil, for: .allEvents)
        line = nil
    }
}
