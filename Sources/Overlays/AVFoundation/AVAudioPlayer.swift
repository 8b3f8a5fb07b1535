/// Plays nothing.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  open var volume: Float = 1
  open var rate: Float = 1
  /// - Important: Inert.
  open var enableRate = false
  open var pan: Float = 0
  /// - Important: Inert.
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  /// - Important: Inert.
  open var isMeteringEnabled = false
  /// What `play()` sets; nothing is heard, and it never ends.
  open private(set) var isPlaying = false

  /// Throws the error of a file that cannot be read, as on iOS; what it holds is not looked at.
  public init(contentsOf url: URL) throws {
    self.url = url
    data = try Data(contentsOf: url)
    super.init()
  }

  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  public init(data: Data) throws {
    url = nil
    self.data = data
    super.init()
  }

  /// In seconds; 0, because the file is not read.
  open var duration: TimeInterval { 0 }
  open func prepareToPlay() -> Bool { true }
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}
