import Synchronization

/// Remembers how the app wants to sound; nothing is heard.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What an app's sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// What a category is used for in particular.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
  }

  /// How an app's sound goes together with that of others.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps can be heard at the same time.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Other apps become quieter.
    public static let duckOthers = Self(rawValue: 2)
    /// Microphones of hands-free devices can be used.
    public static let allowBluetooth = Self(rawValue: 4)
    /// The loudspeaker is used in place of the receiver.
    public static let defaultToSpeaker = Self(rawValue: 8)
    /// Other apps can be heard, except spoken text.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    /// Stereo devices can be used.
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    /// AirPlay devices can be used.
    public static let allowAirPlay = Self(rawValue: 64)
  }

  /// Who is told when a session ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apps that were interrupted are told that they can go on.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  /// Whether the user let the app listen.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  private struct Settings {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
  }

  private static let shared = AVAudioSession()
  private let settings = Mutex(Settings())

  override init() { super.init() }

  /// The only session of the process.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// The category that was set last; `soloAmbient` at first.
  open var category: Category { settings.withLock { $0.category } }
  /// The mode that was set last; `default` at first.
  open var mode: Mode { settings.withLock { $0.mode } }
  /// The options that were set last; none at first.
  open var categoryOptions: CategoryOptions { settings.withLock { $0.options } }
  /// Stores a category; mode and options do not change, and nothing is thrown.
  open func setCategory(_ category: Category) throws {
    settings.withLock { $0.category = category }
  }
  /// Stores a category and options; the mode does not change, and nothing is thrown.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    settings.withLock {
      $0.category = category
      $0.options = options
    }
  }
  /// Stores a category, a mode and options; nothing is thrown.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    settings.withLock { $0 = Settings(category: category, mode: mode, options: options) }
  }
  /// Stores a mode; nothing is thrown.
  open func setMode(_ mode: Mode) throws { settings.withLock { $0.mode = mode } }
  /// - Important: Inert.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// From 0 to 1.
  open var outputVolume: Float { 1 }
  /// Always false.
  open var isOtherAudioPlaying: Bool { false }
  /// Always false.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Nobody was asked.
  open var recordPermission: RecordPermission { .undetermined }
  /// - Important: Inert. Nobody answers.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {}

  /// Never posted here.
  public static let interruptionNotification = NSNotification.Name(
    rawValue: "AVAudioSessionInterruptionNotification")
  /// Never posted here.
  public static let routeChangeNotification = NSNotification.Name(
    rawValue: "AVAudioSessionRouteChangeNotification")
}
