// Made by `make surface` from Surface/UIKit/Inert/Sharing.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// An action for shared items that a share sheet offers, such as printing them.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an activity type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an activity type with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

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
  public override init() {}

  /// Whether the activity acts on items or shares them. Inert: the share sheet is not drawn.
  open class var activityCategory: Category { .action }
  /// The type, which identifies the activity.
  open var activityType: ActivityType? { nil }
  /// The title. Inert: the share sheet is not drawn.
  open var activityTitle: String? { nil }
  /// The image. Inert: the share sheet is not drawn.
  open var activityImage: UIImage? { nil }
  /// A controller that performs the activity. Inert: it is not shown.
  open var activityViewController: UIViewController? { nil }
  /// Whether the activity can be performed with items. Inert: never called.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the items before the activity is performed. Inert: never called.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity. Inert: never called.
  open func perform() {}
  /// Called by the activity when it is done. Inert.
  open func activityDidFinish(_ completed: Bool) {}
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
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The uniform type identifier of the item's data. Inert: never called.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A preview image of the item. Inert: never called.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// Provides an item to share that takes time to make, on another thread. Inert: nothing is shared.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// A placeholder of the same class as the shared item.
  public let placeholderItem: Any?

  /// Creates a provider.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// The item to share. Subclasses override it; by default it is the placeholder. Inert: never read.
  open var item: Any { placeholderItem ?? "" }
  /// The activity for which the item is made. Inert: always nil.
  open var activityType: UIActivity.ActivityType? { nil }
  /// A placeholder of the same class as the shared item.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { placeholderItem ?? "" }
  /// The item to share with an activity.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
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
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Activities that are not offered. Inert: the sheet offers no activities at all.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the sheet may show one activity prominently. Inert: the value is stored and has no effect.
  open var allowsProminentActivity = true

  /// Creates a controller that offers activities for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }

  /// Always nil, because archives contain no items to share.
  public required init?(coder: NSCoder) { nil }
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
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Creates a controller.
  public override init() {}
  /// Creates a controller for a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Shows a preview: no.
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  /// Shows a menu with the apps that can open the file: no.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows a menu with the apps that can open the file: no.
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows a menu with everything that can be done with the file: no.
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows a menu with everything that can be done with the file: no.
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Hides the menu. Inert.
  open func dismissMenu(animated: Bool) {}
  /// Hides the preview. Inert.
  open func dismissPreview(animated: Bool) {}
}

/// Is informed of the previews and menus of files. All methods are optional.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller over which a preview appears.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// The view from which a preview grows.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// The place from which a preview grows.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Called before a preview appears.
  func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController)
  /// Called after a preview has gone.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called after the menu has gone.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called after the menu has gone.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called before an app gets the file.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  )
  /// Called after an app got the file.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  )
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { .zero }
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}
