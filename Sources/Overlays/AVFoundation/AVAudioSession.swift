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
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    public static let allowAirPlay = Self(rawValue: 64)
  }

  /// Who is told when a session ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
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

  open class func sharedInstance() -> AVAudioSession { shared }

  open var category: Category { settings.withLock { $0.category } }
  open var mode: Mode { settings.withLock { $0.mode } }
  open var categoryOptions: CategoryOptions { settings.withLock { $0.options } }
  open func setCategory(_ category: Category) throws {
    settings.withLock { $0.category = category }
  }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    settings.withLock {
      $0.category = category
      $0.options = options
    }
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    settings.withLock { $0 = Settings(category: category, mode: mode, options: options) }
  }
  open func setMode(_ mode: Mode) throws { settings.withLock { $0.mode = mode } }
  /// - Important: Inert.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// From 0 to 1.
  open var outputVolume: Float { 1 }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Nobody was asked.
  open var recordPermission: RecordPermission { .undetermined }
  /// - Important: Inert. Nobody answers.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {}

  public static let interruptionNotification = NSNotification.Name(
    rawValue: "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = NSNotification.Name(
    rawValue: "AVAudioSessionRouteChangeNotification")
}
