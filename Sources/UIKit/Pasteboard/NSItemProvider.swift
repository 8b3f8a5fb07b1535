public import Foundation

/// An object that provides objects by their class; Foundation on Linux has no such class.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Why nothing could be loaded.
  public enum ErrorCode: Int, Error, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  private struct Delivery: @unchecked Sendable {
    let run: () -> Void
  }

  private var objects: [Any] = []
  /// - Important: Inert.
  open var suggestedName: String?

  public override init() { super.init() }

  /// Creates a provider of one object, which is handed out as it is.
  public init(object: Any) {
    objects = [object]
    super.init()
  }

  /// Whether an object is of the class or of a subclass; nothing is converted.
  open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool {
    objects.contains { $0 is Object }
  }

  /// Calls the completion handler in a later turn of the main queue, with the first object of the class.
  @discardableResult
  open func loadObject<Object>(
    ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    let found = objects.lazy.compactMap { $0 as? Object }.first
    let progress = Progress(totalUnitCount: 1)
    let delivery = Delivery {
      progress.completedUnitCount = 1
      completionHandler(found, found == nil ? ErrorCode.itemUnavailableError : nil)
    }
    RunLoop.main.perform { delivery.run() }
    return progress
  }
}
