/// A segue back to a controller that is shown below the source.
open class UIStoryboardUnwindSegue: UIStoryboardSegue {
  /// Removes what is shown over the destination: dismisses the controllers that it presents, and pops those above it in
  /// its navigation controller.
  open override func perform() {
    let navigation = destination.navigationController
    for controller in [destination, navigation].compactMap({ $0 }) where controller.presentedViewController != nil {
      controller.dismiss(animated: true)
    }
    navigation?.popToViewController(destination, animated: true)
  }
}
