import UIKit

public final class ItemListViewController: UITableViewController, UITableViewDataSourcePrefetching {
    private let refreshController: ItemRefreshController
    /// Of the rows that were asked for, until they leave the screen: after a reload they are not those of the model.
    private var loadingControllers: [IndexPath: ItemCellController] = [:]

    private var cellControllers: [ItemCellController] = [] {
        didSet {
            loadingControllers.values.forEach { $0.cancelLoad() }
            loadingControllers = [:]
            tableView.reloadData()
        }
    }

    private lazy var messageLabel: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }()

    private lazy var errorView: ErrorView = {
        let view = ErrorView()
        view.addTarget(self, action: #selector(hideError(_:)), for: .touchUpInside)
        return view
    }()

    public var errorMessage: String? { tableView.tableHeaderView === errorView ? errorView.message : nil }
    public var emptyMessage: String? { tableView.backgroundView === messageLabel ? messageLabel.text : nil }

    init(refreshController: ItemRefreshController) {
        self.refreshController = refreshController
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ItemCell.self, forCellReuseIdentifier: String(describing: ItemCell.self))
        tableView.rowHeight = 80
        tableView.prefetchDataSource = self
        refreshControl = refreshController.view
        refreshController.refresh()
    }

    func display(_ controllers: [ItemCellController]) {
        setError(nil)
        cellControllers = controllers
        messageLabel.text = "No items yet"
        tableView.backgroundView = controllers.isEmpty ? messageLabel : nil
    }

    func display(_ error: Error) {
        setError("Items could not be loaded. Tap to dismiss.")
    }

    @objc private func hideError(_ sender: ErrorView) {
        setError(nil)
    }

    private func setError(_ message: String?) {
        errorView.message = message
        errorView.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 44)
        tableView.tableHeaderView = message == nil ? nil : errorView
    }

    // MARK: - UITableViewDataSource

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cellControllers.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        loadingController(at: indexPath).view(in: tableView, for: indexPath)
    }

    // MARK: - UITableViewDelegate

    public override func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        cancelLoad(at: indexPath)
    }

    // MARK: - UITableViewDataSourcePrefetching

    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        indexPaths.forEach { loadingController(at: $0).preload() }
    }

    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        indexPaths.forEach(cancelLoad)
    }

    private func loadingController(at indexPath: IndexPath) -> ItemCellController {
        let controller = cellControllers[indexPath.row]
        loadingControllers[indexPath] = controller
        return controller
    }

    private func cancelLoad(at indexPath: IndexPath) {
        loadingControllers.removeValue(forKey: indexPath)?.cancelLoad()
    }
}
