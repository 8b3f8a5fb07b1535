/// Takes no picture: there are no maps.
open class MKMapSnapshotter: NSObject {
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// What a picture of a map is to show.
  open class Options: NSObject {
    open var region = MKCoordinateRegion(MKMapRect.world)
    open var mapRect = MKMapRect.world
    /// - Important: Inert.
    open var mapType = MKMapType.standard
    /// - Important: Inert.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// In points.
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    /// - Important: Inert.
    open var showsBuildings = true

    public override init() { super.init() }
  }

  /// Never made here.
  open class Snapshot: NSObject {
    public let image: UIImage

    init(image: UIImage) {
      self.image = image
      super.init()
    }

    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  public let options: Options

  public init(options: Options) {
    self.options = options
    super.init()
  }

  open var isLoading: Bool { false }

  /// Completes with `MKError.loadingThrottled`, before it returns.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.loadingThrottled))
  }

  /// Completes with `MKError.loadingThrottled`, before it returns.
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, MKError(.loadingThrottled)) }

  /// - Important: Inert.
  open func cancel() {}
}
