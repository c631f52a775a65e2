import Foundation
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The loading of an address.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for.
  var request: URLRequest { get }
  /// What the server says.
  func didReceive(_ response: URLResponse)
  /// Bytes.
  func didReceive(_ data: Data)
  /// Loading is finished.
  func didFinish()
  /// It failed.
  func didFailWithError(_ error: any Error)
}
