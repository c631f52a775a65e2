// Made by `make surface` from Surface/AuthenticationServices.swift; don't edit.
// swift-format-ignore-file

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
  public init(type: ButtonType, style: Style) {
    super.init(frame: .zero)
    addSubview(box)
  }
  /// Creates a button.
  public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) { self.init(type: type, style: style) }
  /// Restores a button.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(box)
  }
  /// Fills it with the box.
  open override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
  }
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
  /// Says over which window the page is shown. Inert.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page forgets who the person was. Inert.
  open var prefersEphemeralWebBrowserSession = false
  private let completionHandler: CompletionHandler

  /// Creates a session.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { self.completionHandler = completionHandler }
  /// Whether it can start: no.
  open var canStart: Bool { false }
  /// Starts. It cannot, and the handler is told so.
  @discardableResult open func start() -> Bool {
    completionHandler(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    return false
  }
  /// Ends. Inert.
  open func cancel() {}
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
  public init(_ code: Code) { self.code = code }
  /// The person cancelled.
  public static let canceledLogin = Code.canceledLogin
}
