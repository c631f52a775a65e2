import Foundation

/// A picture or sound of a notification. Inert.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The file.
  public let url: URL
  /// Creates an attachment. It never throws: the file is not read.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    url = URL
  }
}

/// The key of the kind of a file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether a picture has no small picture.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
