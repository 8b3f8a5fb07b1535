/// Takes no picture: there are no maps.
open class MKMapSnapshotter: NSObject {
  /// A closure that receives the picture, or an error.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// What a picture of a map is to show.
  open class Options: NSObject {
    /// The region to show; the whole projection by default.
    ///
    /// It is independent of `mapRect` here.
    open var region = MKCoordinateRegion(MKMapRect.world)
    /// The rectangle to show; the whole projection by default.
    ///
    /// It is independent of `region` here.
    open var mapRect = MKMapRect.world
    /// - Important: Inert.
    open var mapType = MKMapType.standard
    /// - Important: Inert.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// In points.
    open var size = CGSize(width: 256, height: 256)
    /// The pixels per point.
    open var scale: CGFloat = 1
    /// - Important: Inert.
    open var showsBuildings = true

    public override init() { super.init() }
  }

  /// Never made here.
  open class Snapshot: NSObject {
    /// The picture of the map.
    public let image: UIImage

    init(image: UIImage) {
      self.image = image
      super.init()
    }

    /// Always zero, because there is no picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  /// The options with which the object was created.
  public let options: Options

  /// Creates an object that can take no picture.
  public init(options: Options) {
    self.options = options
    super.init()
  }

  /// Always false, because a request completes before it returns.
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
