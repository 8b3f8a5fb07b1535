import UIKit

/// Loads the items, once when it is asked to and once for each pull.
public final class ItemRefreshController: NSObject {
    public private(set) lazy var view: UIRefreshControl = {
        let view = UIRefreshControl()
        view.addTarget(self, action: #selector(refresh), for: .valueChanged)
        return view
    }()

    private let loader: ItemLoader
    var onLoad: (([Item]) -> Void)?
    var onFailure: ((Error) -> Void)?

    init(loader: ItemLoader) {
        self.loader = loader
    }

    @objc func refresh() {
        view.beginRefreshing()
        loader.load { [weak self] result in
            switch result {
            case let .success(items):
                self?.onLoad?(items)
            case let .failure(error):
                self?.onFailure?(error)
            }
            self?.view.endRefreshing()
        }
    }
}
