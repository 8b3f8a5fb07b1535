/// Plays nothing.
open class AVAudioPlayer: NSObject {
  /// The object that is told about the end; it is not retained, and only tests call it.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The address of the file; nil for a player of data.
  public let url: URL?
  /// The bytes of the file.
  public let data: Data?
  /// The volume from 0 to 1; it is stored, because nothing is heard.
  open var volume: Float = 1
  /// The speed, where 1 is the normal one; it is stored, because nothing is heard.
  open var rate: Float = 1
  /// - Important: Inert.
  open var enableRate = false
  /// The direction from −1, at the left, to 1; it is stored, because nothing is heard.
  open var pan: Float = 0
  /// - Important: Inert.
  open var numberOfLoops = 0
  /// The time in seconds; it stays as it was set, because nothing plays.
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

  /// Creates a player of a file; throws the error of a file that cannot be read.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player of data, which is not checked.
  public init(data: Data) throws {
    url = nil
    self.data = data
    super.init()
  }

  /// In seconds; 0, because the file is not read.
  open var duration: TimeInterval { 0 }
  /// Always true.
  open func prepareToPlay() -> Bool { true }
  /// Makes `isPlaying` true and returns true; nothing is heard.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Makes `isPlaying` false.
  open func pause() { isPlaying = false }
  /// Makes `isPlaying` false; the time does not change.
  open func stop() { isPlaying = false }
}
