import UIKit

/// Reads `<activityIndicatorView>`.
enum ActivityIndicatorReader: ViewReader {
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView {
    let isLarge = properties["style"] == "large" || properties["style"] == "whiteLarge"
    let view = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    view.hidesWhenStopped = properties.bool("hidesWhenStopped") ?? false
    if properties.bool("animating") == true { view.startAnimating() }
    return view
  }
}
