import Foundation
import UIKit

/// What a search knows of something. Inert.
@preconcurrency @MainActor open class CSSearchableItemAttributeSet: NSObject {
  /// What it is called.
  open var title: String?
  /// What it says.
  open var contentDescription: String?
  /// By which words it is found.
  open var keywords: [String]?
  /// What it looks like.
  open var thumbnailData: Data?
  /// Where its picture is.
  open var thumbnailURL: URL?
  /// Its name, as shown.
  open var displayName: String?
  /// Creates it for a kind of content.
  public init(itemContentType type: String) {}
}
