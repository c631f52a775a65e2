import UIKit

/// A greeting and two buttons in stack views.
final class HelloViewController: UIViewController {
  @IBOutlet private var signInButton: UIButton!
  @IBOutlet private var signUpButton: UIButton!

  init() {
    super.init(nibName: "Hello", bundle: nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [signInButton, signUpButton] { button?.layer.cornerRadius = 25 }
  }

  @IBAction private func signInTapped(_ sender: UIButton) {
    present(SignInViewController(), animated: true)
  }

  @IBAction private func signUpTapped(_ sender: UIButton) {
    let alert = UIAlertController(title: "Sign up", message: "Everybody is welcome.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
