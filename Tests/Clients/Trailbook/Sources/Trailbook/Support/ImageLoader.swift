import TrailUI
import UIKit

/// Reads and scales images away from the main thread.
actor ImageLoader {
    private let cache = NSCache<NSString, UIImage>()
    private var running: [String: Task<UIImage?, Never>] = [:]
    private let bundle: Bundle

    init(bundle: Bundle, limit: Int = 40) {
        self.bundle = bundle
        cache.countLimit = limit
    }

    func image(named name: String, fitting size: CGSize) async -> UIImage? {
        let key = "\(name)@\(Int(size.width))x\(Int(size.height))"
        if let cached = cache.object(forKey: key as NSString) {
            return cached
        }
        if let task = running[key] {
            return await task.value
        }
        let bundle = bundle
        let task = Task.detached(priority: .userInitiated) { () -> UIImage? in
            guard let image = UIImage(named: name, in: bundle, with: nil) else { return nil }
            return image.scaled(toFit: size)
        }
        running[key] = task
        let image = await task.value
        running[key] = nil
        if let image {
            cache.setObject(image, forKey: key as NSString)
        }
        return image
    }

    func removeAll() {
        cache.removeAllObjects()
    }
}

/// An image view that loads its image when it is asked to.
final class AsyncImageView: UIImageView {
    private var loadTask: Task<Void, Never>?
    private(set) var imageName: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .scaleAspectFill
        clipsToBounds = true
        backgroundColor = Palette.meadow.withAlphaComponent(0.2)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func load(_ name: String?, with loader: ImageLoader, size: CGSize = CGSize(width: 480, height: 320)) {
        guard name != imageName || image == nil else { return }
        cancel()
        imageName = name
        guard let name else {
            image = nil
            return
        }
        loadTask = Task { [weak self] in
            let image = await loader.image(named: name, fitting: size)
            guard !Task.isCancelled, let self, self.imageName == name else { return }
            UIView.transition(with: self, duration: 0.2, options: .transitionCrossDissolve) {
                self.image = image
            }
        }
    }

    func cancel() {
        loadTask?.cancel()
        loadTask = nil
    }
}
