import Foundation
import UIKit

/// A view that shows the metadata of a web page. Inert: it is drawn as a box with the name of the class.
@preconcurrency @MainActor open class LPLinkView: UIOpaqueView {
  /// The metadata of the web page.
  open var metadata: LPLinkMetadata
  /// Creates a view for the metadata of a web page.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(representing: "LPLinkView")
  }
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL
    self.init(metadata: metadata)
  }
  /// Restores a view from an archive. Its metadata is empty.
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
  }
}
