import Foundation
@_exported import UIKit

/// A button to sign in. Inert: it is a box with its class's name.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  /// What it says.
  public enum ButtonType: Int, Sendable {
    case signIn = 0, `continue`, signUp
    /// The usual text.
    public static let `default` = ButtonType.signIn
  }
  /// Its colours.
  public enum Style: Int, Sendable {
    case white = 0, whiteOutline, black
  }
  /// The radius of its corners.
  open var cornerRadius: CGFloat = 6
  private let box = UIOpaqueView(representing: "ASAuthorizationAppleIDButton")

  /// Creates a button.
  @kept(super.init(frame: .zero), addSubview(box)) public init(type: ButtonType, style: Style)
  /// Creates a button.
  @kept(self.init(type: type, style: style))
  public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style)
  /// Restores a button.
  @kept(super.init(coder: coder), addSubview(box)) public required init?(coder: NSCoder)
  /// Fills it with the box.
  @kept(super.layoutSubviews(), box.frame = bounds) open override func layoutSubviews()
}

/// Says over which window a page is shown.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Over what something is shown.
public typealias ASPresentationAnchor = UIWindow

/// Has the person sign in on a page. Inert: no page is shown.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  /// Gets the address to which the page leads.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// Says over which window the page is shown.
  @inert open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page forgets who the person was.
  @inert open var prefersEphemeralWebBrowserSession = false
  private let completionHandler: CompletionHandler

  /// Creates a session.
  @kept public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler)
  /// Whether it can start: no.
  @answers(false) open var canStart: Bool { get }
  /// Starts. It cannot, and the handler is told so.
  @kept(completionHandler(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))) @answers(false)
  @discardableResult open func start() -> Bool
  /// Ends.
  @inert open func cancel()
}

/// Why the person did not sign in.
public struct ASWebAuthenticationSessionError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  @kept public init(_ code: Code)
  /// The person cancelled.
  public static let canceledLogin = Code.canceledLogin
}
