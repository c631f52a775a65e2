// Appearance proxies may hold for views inside of these containers only.

extension UIViewController: UIAppearanceContainer {}

extension UIPresentationController: UIAppearanceContainer {}
