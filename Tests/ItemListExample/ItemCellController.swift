import UIKit

/// Loads the picture of one item as soon as its cell is shown or near.
final class ItemCellController {
    private let item: Item
    private let imageLoader: ImageLoader
    private var task: ImageLoadingTask?
    private var image: UIImage?
    private weak var cell: ItemCell?

    init(item: Item, imageLoader: ImageLoader) {
        self.item = item
        self.imageLoader = imageLoader
    }

    func view(in tableView: UITableView, for indexPath: IndexPath) -> UITableViewCell {
        let identifier = String(describing: ItemCell.self)
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as! ItemCell
        self.cell = cell
        cell.nameLabel.text = item.name
        cell.placeLabel.text = item.place
        cell.placeLabel.isHidden = item.place == nil
        cell.onRetry = { [weak self] in self?.load() }
        cell.onReuse = { [weak self] in self?.cell = nil }
        if let image = image {
            display(image)
        } else if task == nil {
            load()
        } else {
            displayLoading()
        }
        return cell
    }

    func preload() {
        guard task == nil, image == nil else { return }
        load()
    }

    func cancelLoad() {
        task?.cancel()
        task = nil
        image = nil
        cell = nil
    }

    private func load() {
        displayLoading()
        task = imageLoader.loadImage(from: item.imageURL) { [weak self] result in
            let image = (try? result.get()).flatMap(UIImage.init(data:))
            self?.image = image
            self?.task = nil
            self?.display(image)
        }
    }

    private func displayLoading() {
        cell?.photoView.image = nil
        cell?.retryButton.isHidden = true
        cell?.loadingIndicator.startAnimating()
    }

    private func display(_ image: UIImage?) {
        cell?.photoView.image = image
        cell?.retryButton.isHidden = image != nil
        cell?.loadingIndicator.stopAnimating()
    }
}
