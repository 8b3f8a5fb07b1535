/// A library without pictures.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  override init() { super.init() }

  /// The only library of the process.
  open class func shared() -> PHPhotoLibrary { library }
  /// Nobody was asked.
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  /// Nobody was asked.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  /// - Important: Inert. Nobody answers.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {}
  /// - Important: Inert. Nobody answers.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {}
  /// Completes with `PHPhotosError.accessUserDenied`, before it returns, and changes nothing.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  /// - Important: Inert. The library never changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// - Important: Inert.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
