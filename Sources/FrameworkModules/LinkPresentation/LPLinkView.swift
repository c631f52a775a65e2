import Foundation
import UIKit

/// Shows the metadata of a page. Inert: it is a box with its class's name.
@preconcurrency @MainActor open class LPLinkView: UIOpaqueView {
  /// The metadata of the page.
  open var metadata: LPLinkMetadata
  /// Creates a view for the metadata of a page.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(representing: "LPLinkView")
  }
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL
    self.init(metadata: metadata)
  }
  /// Restores a view of no page.
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
  }
}
