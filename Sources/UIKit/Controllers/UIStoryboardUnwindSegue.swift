/// A segue back to a controller that was shown before the source, for example one that is lower in the navigation stack
/// or that presents the source.
open class UIStoryboardUnwindSegue: UIStoryboardSegue {
  /// Removes what is shown over the destination: dismisses the controllers that the destination or its navigation
  /// controller presents, and pops the controllers above the destination in the navigation stack.
  open override func perform() {
    let navigation = destination.navigationController
    for controller in [destination, navigation].compactMap({ $0 }) where controller.presentedViewController != nil {
      controller.dismiss(animated: true)
    }
    navigation?.popToViewController(destination, animated: true)
  }
}
