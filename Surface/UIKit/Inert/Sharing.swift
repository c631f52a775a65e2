import Foundation

/// An action that an app offers for shared items.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An activity of a name.
    @kept public init(rawValue: String)
    /// An activity of a name.
    @kept public init(_ rawValue: String)

    /// Posts to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Writes a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Writes mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Gives a picture to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves a picture.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Saves a page to read later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Posts to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens in Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Shares by SharePlay.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Adds to the home screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
  }

  /// Kinds of activities.
  public enum Category: Int, Hashable, Sendable {
    /// Does something.
    case action = 0
    /// Gives something to others.
    case share = 1
  }

  /// An activity.
  public override init()

  /// The kind. Inert: the sheet is not drawn.
  @answers(.action) open class var activityCategory: Category { get }
  /// The name.
  @answers(nil) open var activityType: ActivityType? { get }
  /// The title. Inert: the sheet is not drawn.
  @answers(nil) open var activityTitle: String? { get }
  /// The image. Inert: the sheet is not drawn.
  @answers(nil) open var activityImage: UIImage? { get }
  /// A controller that performs the activity. Inert: it is not shown.
  @answers(nil) open var activityViewController: UIViewController? { get }
  /// Whether the activity can be performed with items. Inert: never called.
  @answers(false) open func canPerform(withActivityItems activityItems: [Any]) -> Bool
  /// Takes the items over. Inert: never called.
  @inert open func prepare(withActivityItems activityItems: [Any])
  /// Performs the activity. Inert: never called.
  @inert open func perform()
  /// Called by the activity when it is done.
  @inert open func activityDidFinish(_ completed: Bool)
}

/// Makes an item to share. Inert: nothing is shared.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
  /// An item of the same class that stands for the shared one. Inert: never called.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The shared item. Inert: never called.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of mail. Inert: never called.
  @neverCalled @answers("")
  optional func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The type of data. Inert: never called.
  @neverCalled @answers("")
  optional func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A preview. Inert: never called.
  @neverCalled @answers(nil)
  optional func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

/// Makes an item to share, on another thread. Inert: nothing is shared.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// An item of the same class that stands for the shared one.
  public let placeholderItem: Any?

  /// A provider.
  @kept public init(placeholderItem: Any)

  /// The shared item. Inert: never asked for.
  @answers(placeholderItem ?? "") open var item: Any { get }
  /// The activity. Inert: none.
  @answers(nil) open var activityType: UIActivity.ActivityType? { get }
  /// An item of the same class that stands for the shared one.
  @answers(placeholderItem ?? "")
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The shared item.
  @answers(item)
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// Offers activities for items. It can be presented; its sheet is empty, and nothing is shared.
open class UIActivityViewController: UIViewController {
  /// Called at the end: with the activity, whether it was done, what it returned and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The shared items.
  let activityItems: [Any]
  /// Activities of the app.
  let applicationActivities: [UIActivity]?
  /// Called at the end. Inert: code may call it.
  @inert open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Activities that are not offered. Inert: none is.
  @inert open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether people can collaborate. Inert: the value is stored and has no effect.
  @inert open var allowsProminentActivity = true

  /// Creates a controller that offers activities for items.
  @kept(super.init(nibName: nil, bundle: nil))
  public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil)

  /// Always nil, because archives contain no items to share.
  @answers(nil) public required init?(coder: NSCoder)
}
