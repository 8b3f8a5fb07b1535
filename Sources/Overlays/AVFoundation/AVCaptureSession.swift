import Synchronization

/// Remembers what it was given; nothing is captured.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good captured pictures are to be.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
  }

  private let parts = Mutex<(inputs: [AVCaptureInput], outputs: [AVCaptureOutput])>(([], []))
  /// The quality of captured pictures; it is stored, because nothing is captured.
  open var sessionPreset: Preset {
    get { preset.withLock { $0 } }
    set { preset.withLock { $0 = newValue } }
  }
  private let preset = Mutex(Preset.high)

  public override init() { super.init() }

  /// The inputs in the order in which they were added.
  open var inputs: [AVCaptureInput] { parts.withLock { $0.inputs } }
  /// The outputs in the order in which they were added.
  open var outputs: [AVCaptureOutput] { parts.withLock { $0.outputs } }
  /// Always false.
  open var isRunning: Bool { false }
  /// Always true.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Adds an input, even if it was added before.
  open func addInput(_ input: AVCaptureInput) { parts.withLock { $0.inputs.append(input) } }
  /// Removes an input; has no effect for one that was not added.
  open func removeInput(_ input: AVCaptureInput) {
    parts.withLock { $0.inputs.removeAll { $0 === input } }
  }
  /// Always true.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Adds an output, even if it was added before.
  open func addOutput(_ output: AVCaptureOutput) { parts.withLock { $0.outputs.append(output) } }
  /// Removes an output; has no effect for one that was not added.
  open func removeOutput(_ output: AVCaptureOutput) {
    parts.withLock { $0.outputs.removeAll { $0 === output } }
  }
  /// Always true.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// - Important: Inert.
  open func beginConfiguration() {}
  /// - Important: Inert.
  open func commitConfiguration() {}
  /// - Important: Inert. Nothing is captured.
  open func startRunning() {}
  /// - Important: Inert.
  open func stopRunning() {}
}
