import UIKit

/// Named colours of asset catalogs.
protocol ColorCatalog: Sendable {
  /// The colour of that name, with its appearances; none where the catalogs have none.
  func color(named name: String) -> UIColor?
}
