import Foundation

/// What the list shows, with nothing of UIKit in it.
final class ProductListViewModel {
    enum State: Equatable {
        case idle, loading
        case loaded([Product])
        case failed(message: String)
    }

    let state = Observable(State.idle)
    let title = Observable("Catalogue")
    private let service: CatalogueService
    private var all: [Product] = []

    var query = "" { didSet { if query != oldValue { publish() } } }
    var category = Product.Category.default { didSet { publish() } }

    init(service: CatalogueService) {
        self.service = service
    }

    func load() {
        guard state.value != .loading else { return }
        state.value = .loading
        service.products { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let products):
                self.all = products
                self.publish()
            case .failure(.offline):
                self.state.value = .failed(message: "You are offline")
            case .failure(.status(let code)) where code >= 500:
                self.state.value = .failed(message: "The shop is closed (\(code))")
            case .failure(.status):
                self.state.value = .failed(message: "Something went wrong")
            }
        }
    }

    private func publish() {
        let found = all.filter { product in
            (category == .default || product.category == category)
                && (query.isEmpty || product.name.lowercased().contains(query.lowercased()))
        }
        state.value = .loaded(found)
        title.value = found.count == all.count ? "Catalogue" : "\(found.count) of \(all.count)"
    }
}
