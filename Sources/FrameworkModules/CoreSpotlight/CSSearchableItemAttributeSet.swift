import Foundation
import UIKit

/// The attributes by which a search finds something. Inert.
@preconcurrency @MainActor open class CSSearchableItemAttributeSet: NSObject {
  /// The title.
  open var title: String?
  /// What it says.
  open var contentDescription: String?
  /// The words by which it is found.
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
