import UIKit

/// The rows of one section, whatever they are.
final class TableDataSource<Item, Cell: UITableViewCell>: NSObject, UITableViewDataSource {
    var items: [Item] = []
    private let configure: (Item, Cell) -> Void

    init(configure: @escaping (Item, Cell) -> Void) {
        self.configure = configure
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = String(describing: Cell.self)
        guard let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? Cell else {
            return UITableViewCell()
        }
        configure(items[indexPath.row], cell)
        return cell
    }
}
