import Foundation
import UIKit

/// A file that belongs to a test's result. Swift's XCTest for Linux has no such class.
///
/// The files of a failed snapshot are shown on the page of the test run; others are ignored.
public final class XCTAttachment {
  /// How long the file is kept.
  public enum Lifetime: Sendable {
    case keepAlways, deleteOnSuccess
  }

  /// The name of the file.
  public var name: String?
  /// How long the file is kept. Inert.
  public var lifetime = Lifetime.deleteOnSuccess
  let data: Data

  /// Makes an attachment of bytes.
  public init(data: Data, uniformTypeIdentifier: String? = nil) { self.data = data }

  /// Makes an attachment of a text.
  public init(string: String) { data = Data(string.utf8) }

  /// Makes an attachment of an image.
  public init(image: UIImage) { data = image.png }
}
