import Foundation
import UIKit

/// What was chosen. The type exists for the signatures of methods: nothing is.
public struct PHPickerResult: @unchecked Sendable {
  /// What can be read of it.
  public let itemProvider: NSItemProvider
  /// By what the library knows it.
  public let assetIdentifier: String?
}
