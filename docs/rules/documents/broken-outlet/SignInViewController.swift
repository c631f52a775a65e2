import UIKit

final class SignInViewController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel!
}
