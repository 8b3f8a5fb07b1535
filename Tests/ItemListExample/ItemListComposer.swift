import UIKit

public enum ItemListComposer {
    public static func itemList(loader: ItemLoader, imageLoader: ImageLoader) -> ItemListViewController {
        let refreshController = ItemRefreshController(loader: loader)
        let listController = ItemListViewController(refreshController: refreshController)
        refreshController.onLoad = { [weak listController] items in
            listController?.display(items.map { ItemCellController(item: $0, imageLoader: imageLoader) })
        }
        refreshController.onFailure = { [weak listController] error in
            listController?.display(error)
        }
        return listController
    }
}
