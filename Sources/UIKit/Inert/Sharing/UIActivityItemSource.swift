import Foundation

/// Makes a thing to share. Inert: nothing is shared.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
  /// A thing of the same class. Inert: never called.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The thing. Inert: never called.
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
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// Makes a thing to share on another thread. Inert: nothing is shared.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// A thing of the same class.
  public let placeholderItem: Any?

  /// A provider.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
  }

  /// The thing. Inert: never asked for.
  open var item: Any { placeholderItem ?? "" }
  /// The activity. Inert: none.
  open var activityType: UIActivity.ActivityType? { nil }
  /// A thing of the same class.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? ""
  }
  /// The thing.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}
