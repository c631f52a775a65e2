import Foundation

/// An action for shared items that a share sheet offers, such as printing them.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an activity type with a name.
    @kept public init(rawValue: String)
    /// Creates an activity type with a name.
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
    /// Prints the items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Makes an image the picture of a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves an image in the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds a web page to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Posts to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Sends the items to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens the items in Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a PDF and opens it for annotations.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Shares by SharePlay.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Adds to the home screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
  }

  /// Kinds of activities.
  public enum Category: Int, Hashable, Sendable {
    /// Does something with the items, such as copying them.
    case action = 0
    /// Shares the items with other people.
    case share = 1
  }

  /// Creates an activity.
  public override init()

  /// Whether the activity acts on items or shares them. Inert: the share sheet is not drawn.
  @answers(.action) open class var activityCategory: Category { get }
  /// The type, which identifies the activity.
  @answers(nil) open var activityType: ActivityType? { get }
  /// The title. Inert: the share sheet is not drawn.
  @answers(nil) open var activityTitle: String? { get }
  /// The image. Inert: the share sheet is not drawn.
  @answers(nil) open var activityImage: UIImage? { get }
  /// A controller that performs the activity. Inert: it is not shown.
  @answers(nil) open var activityViewController: UIViewController? { get }
  /// Whether the activity can be performed with items. Inert: never called.
  @answers(false) open func canPerform(withActivityItems activityItems: [Any]) -> Bool
  /// Receives the items before the activity is performed. Inert: never called.
  @inert open func prepare(withActivityItems activityItems: [Any])
  /// Performs the activity. Inert: never called.
  @inert open func perform()
  /// Called by the activity when it is done.
  @inert open func activityDidFinish(_ completed: Bool)
}

/// Provides an item to share when it is needed. Inert: nothing is shared.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
  /// A placeholder of the same class as the shared item, from which the share sheet decides which activities it offers.
  /// Inert: never called.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item to share with an activity. Inert: never called.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject for activities that have one, such as mail. Inert: never called.
  @neverCalled @answers("")
  optional func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The uniform type identifier of the item's data. Inert: never called.
  @neverCalled @answers("")
  optional func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A preview image of the item. Inert: never called.
  @neverCalled @answers(nil)
  optional func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

/// Provides an item to share that takes time to make, on another thread. Inert: nothing is shared.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// A placeholder of the same class as the shared item.
  public let placeholderItem: Any?

  /// Creates a provider.
  @kept public init(placeholderItem: Any)

  /// The item to share. Subclasses override it; by default it is the placeholder. Inert: never read.
  @answers(placeholderItem ?? "") open var item: Any { get }
  /// The activity for which the item is made. Inert: always nil.
  @answers(nil) open var activityType: UIActivity.ActivityType? { get }
  /// A placeholder of the same class as the shared item.
  @answers(placeholderItem ?? "")
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item to share with an activity.
  @answers(item)
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// A share sheet, which offers activities for items. It can be presented, but the sheet is empty, and nothing is
/// shared.
open class UIActivityViewController: UIViewController {
  /// Called after an activity, or after the sheet was dismissed. The arguments are the activity type, whether the
  /// activity was performed, the items that it returned, and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The items to share.
  let activityItems: [Any]
  /// Further activities that the app offers.
  let applicationActivities: [UIActivity]?
  /// Called after an activity, or after the sheet was dismissed. Inert: only code calls it.
  @inert open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Activities that are not offered. Inert: the sheet offers no activities at all.
  @inert open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the sheet may show one activity prominently. Inert: the value is stored and has no effect.
  @inert open var allowsProminentActivity = true

  /// Creates a controller that offers activities for items.
  @kept(super.init(nibName: nil, bundle: nil))
  public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil)

  /// Always nil, because archives contain no items to share.
  @answers(nil) public required init?(coder: NSCoder)
}

/// Shows a preview of a file, or the apps that can open it. Inert: nothing is shown.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The type of the file.
  open var uti: String?
  /// The name of the file.
  open var name: String?
  /// The object that is informed of the preview. Inert: it is never called.
  @inert open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Creates a controller.
  public override init()
  /// Creates a controller for a file.
  @kept(super.init()) public init(url: URL)

  /// Shows a preview: no.
  @answers(false) @discardableResult open func presentPreview(animated: Bool) -> Bool
  /// Shows a menu with the apps that can open the file: no.
  @answers(false)
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool
  /// Shows a menu with the apps that can open the file: no.
  @answers(false)
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool
  /// Shows a menu with everything that can be done with the file: no.
  @answers(false)
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool
  /// Shows a menu with everything that can be done with the file: no.
  @answers(false)
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool
  /// Hides the menu.
  @inert open func dismissMenu(animated: Bool)
  /// Hides the preview.
  @inert open func dismissPreview(animated: Bool)
}

/// Is informed of the previews and menus of files. All methods are optional.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller over which a preview appears.
  @neverCalled @answers(UIViewController(nibName: nil, bundle: nil))
  optional func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// The view from which a preview grows.
  @neverCalled @answers(nil)
  optional func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// The place from which a preview grows.
  @neverCalled @answers(.zero)
  optional func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Called before a preview appears.
  @neverCalled optional func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController)
  /// Called after a preview has gone.
  @neverCalled optional func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called after the menu has gone.
  @neverCalled
  optional func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called after the menu has gone.
  @neverCalled
  optional func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called before an app gets the file.
  @neverCalled
  optional func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  )
  /// Called after an app got the file.
  @neverCalled
  optional func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  )
}
