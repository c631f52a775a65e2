import Foundation
import UIKit

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
  public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    self.init(type: type, style: style)
  }
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
