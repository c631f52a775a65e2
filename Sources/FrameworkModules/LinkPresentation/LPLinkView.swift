import Foundation
import UIKit

/// Shows what a page says of itself. Inert: it is a box with its class's name.
@preconcurrency @MainActor open class LPLinkView: UIOpaqueView {
  /// What the page says.
  open var metadata: LPLinkMetadata
  /// Of a page.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(representing: "LPLinkView")
  }
  /// Of an address.
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
