import Foundation
import UIKit

/// What was chosen. The type exists for the signatures of methods: nothing is chosen.
public struct PHPickerResult: @unchecked Sendable {
  /// What can be read of it.
  public let itemProvider: NSItemProvider
  /// The identifier in the library.
  public let assetIdentifier: String?
}
