// Made by `make surface` from Surface/UIKit/Inert/Sharing.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// An action that an app offers for shared items.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An activity of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An activity of a name.
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
  public override init() {}

  /// The kind. Inert: the sheet is not drawn.
  open class var activityCategory: Category { .action }
  /// The name.
  open var activityType: ActivityType? { nil }
  /// The title. Inert: the sheet is not drawn.
  open var activityTitle: String? { nil }
  /// The image. Inert: the sheet is not drawn.
  open var activityImage: UIImage? { nil }
  /// A controller that performs the activity. Inert: it is not shown.
  open var activityViewController: UIViewController? { nil }
  /// Whether the activity can be performed with items. Inert: never called.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items over. Inert: never called.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity. Inert: never called.
  open func perform() {}
  /// Called by the activity when it is done. Inert.
  open func activityDidFinish(_ completed: Bool) {}
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
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The type of data. Inert: never called.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A preview. Inert: never called.
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

/// Makes an item to share, on another thread. Inert: nothing is shared.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// An item of the same class that stands for the shared one.
  public let placeholderItem: Any?

  /// A provider.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// The shared item. Inert: never asked for.
  open var item: Any { placeholderItem ?? "" }
  /// The activity. Inert: none.
  open var activityType: UIActivity.ActivityType? { nil }
  /// An item of the same class that stands for the shared one.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { placeholderItem ?? "" }
  /// The shared item.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
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
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Activities that are not offered. Inert: none is.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether people can collaborate. Inert: the value is stored and has no effect.
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
