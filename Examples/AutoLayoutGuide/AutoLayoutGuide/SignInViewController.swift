import UIKit

/// A form whose title gives way while the person types.
///
/// Two constraints place the title differently. The one with the higher priority decides, and the code changes the
/// priority of one of them.
final class SignInViewController: UIViewController, UITextFieldDelegate {
  private enum Header {
    static let expandedPriority = UILayoutPriority(900)
    static let collapsedPriority = UILayoutPriority(800)
    static let expandedHeight: CGFloat = 142
    static let collapsedHeight: CGFloat = 80
  }

  @IBOutlet private(set) var emailField: UITextField!
  @IBOutlet private(set) var passwordField: UITextField!
  /// Places the title far down. Another constraint of priority 850 places it further up.
  @IBOutlet private var headerTop: NSLayoutConstraint!
  @IBOutlet private var headerHeight: NSLayoutConstraint!

  init() {
    super.init(nibName: "SignIn", bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    expandHeader()
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    collapseHeader()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField {
      passwordField.becomeFirstResponder()
    } else {
      endTyping()
    }
    return true
  }

  @IBAction private func signInTapped(_ sender: UIButton) {
    endTyping()
  }

  @IBAction private func closeTapped(_ sender: UIButton) {
    dismiss(animated: true)
  }

  private func endTyping() {
    view.endEditing(true)
    expandHeader()
  }

  // MARK: Header

  private func expandHeader() {
    headerTop.priority = Header.expandedPriority
    headerHeight.constant = Header.expandedHeight
    animateLayout()
  }

  private func collapseHeader() {
    headerTop.priority = Header.collapsedPriority
    headerHeight.constant = Header.collapsedHeight
    animateLayout()
  }

  private func animateLayout() {
    guard view.window != nil else { return }
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }
}
