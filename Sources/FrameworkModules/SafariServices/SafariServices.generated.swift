// Made by `make surface` from Surface/SafariServices.swift; don't edit.
// swift-format-ignore-file

@_exported import UIKit

/// Shows a page of the web in the app. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// The address of the page.
  public let initialURL: URL
  /// Is told when the person is done. Inert: it is never called.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bars. Inert: there are none.
  open var preferredBarTintColor: UIColor?
  /// The colour of what the bars hold. Inert: there are none.
  open var preferredControlTintColor: UIColor?
  /// The style of the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// The style of the button that closes the page.
  public enum DismissButtonStyle: Int, Hashable, Sendable {
    case done = 0, close, cancel
  }

  /// Creates a controller for a page.
  public init(url: URL) {
    initialURL = url
    super.init(nibName: nil, bundle: nil)
  }

  /// No document has such a controller.
  public required init?(coder: NSCoder) { nil }

  /// Makes the box.
  open override func loadView() { view = UIOpaqueView(representing: "SFSafariViewController", frame: UIScreen.main.bounds) }
}

/// Is told what the person does with a page.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The person is done.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
