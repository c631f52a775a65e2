import Foundation
@_exported import UIKit

/// A model of machine learning. Inert: no file is read.
open class MLModel: NSObject, @unchecked Sendable {
  /// How it runs.
  public let configuration: MLModelConfiguration
  init(configuration: MLModelConfiguration) { self.configuration = configuration }
  /// Reads a file. Throws, since no file is read.
  public convenience init(contentsOf url: URL) throws {
    throw MLModelError(.io)
  }
  /// Reads a file. Throws, since no file is read.
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw MLModelError(.io)
  }
}
