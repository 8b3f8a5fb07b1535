import UIKit

@objc protocol CatalogViewControllerDelegate: AnyObject {
    @objc optional func catalogViewController(_ controller: CatalogViewController, didSelect item: Item)
    @objc optional func catalogViewController(_ controller: CatalogViewController, canRemove item: Item) -> Bool
    @objc optional func catalogViewController(
        _ controller: CatalogViewController,
        confirm message: String,
        completion: @escaping (Bool) -> Void
    )
    @objc optional func catalogViewControllerDidRefresh()
    @objc optional var emptyMessage: String? { get }
}

/// Leaves everything but the number of rows to its subclasses.
class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private(set) lazy var tableView: UITableView = {
        let tableView = UITableView(frame: .zero, style: .plain)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        return tableView
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

final class CatalogViewController: ListViewController {
    weak var delegate: CatalogViewControllerDelegate?
    let catalog: Catalog

    private lazy var addItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))

    private(set) lazy var refreshControl: UIRefreshControl = {
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(CatalogViewController.refresh(_:)), for: .valueChanged)
        return control
    }()

    lazy var emptyLabel: UILabel = {
        let label = UILabel()
        label.text = delegate?.emptyMessage.flatMap { $0 } ?? "Nothing here"
        label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(add)))
        return label
    }()

    init(catalog: Catalog = Catalog(items: [])) {
        self.catalog = catalog
        super.init(nibName: nil, bundle: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(reload), name: .catalogDidChange, object: catalog)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = addItem
        tableView.refreshControl = refreshControl
    }

    @objc private func reload() {
        tableView.reloadData()
    }

    @objc private func add() {
        catalog.add(Item(name: "Item \(catalog.items.count + 1)", kind: .other))
    }

    @objc func refresh(_ sender: UIRefreshControl) {
        delegate?.catalogViewControllerDidRefresh?()
        sender.endRefreshing()
    }

    func remove(at index: Int) {
        let item = catalog.items[index]
        guard delegate?.catalogViewController?(self, canRemove: item) ?? true else { return }
        guard let confirm = delegate?.catalogViewController?(self, confirm: "Remove \(item.name)?", completion: { [weak self] confirmed in
            if confirmed { self?.catalog.removeItem(at: index) }
        }) else {
            return catalog.removeItem(at: index)
        }
        _ = confirm
    }

    // MARK: - Only this subclass knows these delegate methods

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        catalog.items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.textLabel?.text = catalog.items[indexPath.row].name
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        catalog.items[indexPath.row].kind == .fruit ? 60 : 30
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.catalogViewController?(self, didSelect: catalog.items[indexPath.row])
    }
}
