import UIKit

/// A form whose title makes room while something is typed.
///
/// Two constraints want the title at two places. The title stands where the one of the higher priority wants it, and the
/// priority of one of them changes.
final class SignInViewController: UIViewController, UITextFieldDelegate {
  private enum Header {
    static let expandedPriority = UILayoutPriority(900)
    static let collapsedPriority = UILayoutPriority(800)
    static let expandedHeight: CGFloat = 142
    static let collapsedHeight: CGFloat = 80
  }

  @IBOutlet private(set) var emailField: UITextField!
  @IBOutlet private(set) var passwordField: UITextField!
  /// Wants the title far down. Another constraint of priority 850 wants it further up.
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
