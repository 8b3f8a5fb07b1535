import Foundation
import UIKit

@testable import DarkroomItemListExample

/// Writes down what is asked for; the test completes each request when it likes.
final class LoaderSpy: ItemLoader, ImageLoader {
    private var completions: [(ItemLoader.Result) -> Void] = []
    private var images: [(url: URL, completion: (ImageLoader.Result) -> Void)] = []
    private(set) var cancelledURLs: [URL] = []

    var loadCount: Int { completions.count }
    var requestedURLs: [URL] { images.map { $0.url } }

    func load(completion: @escaping (ItemLoader.Result) -> Void) {
        completions.append(completion)
    }

    func completeLoading(with items: [Item] = [], at index: Int = 0) {
        completions[index](.success(items))
    }

    func failLoading(at index: Int = 0) {
        completions[index](.failure(NSError(domain: "any", code: 0)))
    }

    private struct Task: ImageLoadingTask {
        let onCancel: () -> Void
        func cancel() { onCancel() }
    }

    func loadImage(from url: URL, completion: @escaping (ImageLoader.Result) -> Void) -> ImageLoadingTask {
        images.append((url, completion))
        return Task { [weak self] in self?.cancelledURLs.append(url) }
    }

    func completeImage(with data: Data, at index: Int = 0) {
        images[index].completion(.success(data))
    }

    func failImage(at index: Int = 0) {
        images[index].completion(.failure(NSError(domain: "any", code: 0)))
    }
}

extension Item {
    static func make(_ name: String, place: String? = nil) -> Item {
        Item(name: name, place: place, imageURL: URL(string: "https://example.org/\(name).png")!)
    }
}

extension UIImage {
    static func data(_ color: UIColor) -> Data {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }.pngData()!
    }
}
