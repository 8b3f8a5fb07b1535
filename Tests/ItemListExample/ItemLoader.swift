import Foundation

public protocol ItemLoader {
    typealias Result = Swift.Result<[Item], Error>

    func load(completion: @escaping (Result) -> Void)
}

public protocol ImageLoadingTask {
    func cancel()
}

public protocol ImageLoader {
    typealias Result = Swift.Result<Data, Error>

    /// The completion is not called after the task was canceled.
    func loadImage(from url: URL, completion: @escaping (Result) -> Void) -> ImageLoadingTask
}
