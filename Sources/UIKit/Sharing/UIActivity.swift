public import Foundation

/// A way to share something.
@preconcurrency @MainActor
open class UIActivity: NSObject, _ObjectInitializers {
  /// The row of the sheet in which an activity is shown.
  public enum Category: Int, Sendable { case action, share }

  /// An identifier for an activity of the system or of an app.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
  }

  public override init() { super.init() }

  /// The row of actions, unless a subclass overrides it.
  open class var activityCategory: Category { .action }
  /// Nil, unless a subclass overrides it.
  open var activityType: ActivityType? { nil }
  /// Nil, unless a subclass overrides it.
  open var activityTitle: String? { nil }
  /// Nil, unless a subclass overrides it.
  open var activityImage: UIImage? { nil }
  /// Nil, unless a subclass overrides it.
  open var activityViewController: UIViewController? { nil }
  /// False, unless a subclass overrides it.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Does nothing, unless a subclass overrides it.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does nothing, unless a subclass overrides it.
  open func perform() {}
  /// Does nothing, unless a subclass overrides it.
  open func activityDidFinish(_ completed: Bool) {}
}
