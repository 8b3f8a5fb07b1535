import UIKit
import class UIKit.UISearchBar

final class ProductListViewController: UIViewController {
    var onSelect: ((Product) -> Void)?
    let viewModel: ProductListViewModel

    private lazy var dataSource = TableDataSource<Product, ProductCell> { product, cell in
        cell.show(product)
    }

    private(set) lazy var tableView: UITableView = {
        let tableView = UITableView(frame: .zero, style: .plain)
        tableView.dataSource = dataSource
        tableView.delegate = self
        tableView.rowHeight = 56
        tableView.register(ProductCell.self, forCellReuseIdentifier: ProductCell.reuseIdentifier)
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
        tableView.refreshControl = control
        return tableView
    }()

    private(set) lazy var searchBar: UISearchBar = {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        bar.delegate = self
        return bar
    }()

    private(set) lazy var categories: UISegmentedControl = {
        let control = UISegmentedControl(items: Product.Category.allCases.map { $0.title })
        control.selectedSegmentIndex = 0
        control.addTarget(self, action: #selector(Self.categoryChanged), for: .valueChanged)
        return control
    }()

    private(set) lazy var statusView: StatusView = {
        let view = StatusView()
        view.onRetry = { [unowned self] in viewModel.load() }
        return view
    }()

    init(viewModel: ProductListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [searchBar, categories, statusView, tableView])
        stack.axis = .vertical
        stack.spacing = 8
        view.addFilling(stack)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .refresh, target: self, action: #selector(reload))
        bind()
        viewModel.load()
    }

    private func bind() {
        viewModel.title.bind { [weak self] in self?.title = $0 }
        viewModel.state.bind { [weak self] in self?.render($0) }
    }

    private func render(_ state: ProductListViewModel.State) {
        statusView.isHidden = true
        switch state {
        case .idle:
            break
        case .loading:
            statusView.show(.busy)
        case .loaded(let products):
            dataSource.items = products
            tableView.reloadData()
            if products.isEmpty { statusView.show(.message("Nothing found", canRetry: false)) }
            tableView.refreshControl?.endRefreshing()
        case .failed(let message):
            statusView.show(.message(message, canRetry: true))
            tableView.refreshControl?.endRefreshing()
        }
    }

    @objc private func refresh(_ sender: UIRefreshControl) {
        viewModel.load()
    }

    @objc private func reload() {
        viewModel.load()
    }

    @objc private func categoryChanged() {
        viewModel.category = Product.Category.allCases[categories.selectedSegmentIndex]
    }
}

// MARK: - UITableViewDelegate

extension ProductListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect?(dataSource.items[indexPath.row])
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        dataSource.items[indexPath.row].isAvailable
    }
}

// MARK: - UISearchBarDelegate

extension ProductListViewController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        viewModel.query = searchText
    }
}
