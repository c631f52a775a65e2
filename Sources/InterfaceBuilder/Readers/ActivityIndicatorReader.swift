import UIKit

/// Reads `<activityIndicatorView>`.
enum ActivityIndicatorReader: ViewReader {
  nonisolated static let attributes = "animating hidesWhenStopped style"

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: style(properties))
  }

  static func adopt(_ properties: Properties, in view: UIActivityIndicatorView) { view.style = style(properties) }

  private static func style(_ properties: Properties) -> UIActivityIndicatorView.Style {
    properties["style"] == "large" || properties["style"] == "whiteLarge" ? .large : .medium
  }

  static func configure(_ view: UIActivityIndicatorView, with properties: Properties, in tree: ViewTreeReader) {
    view.hidesWhenStopped = properties.bool("hidesWhenStopped") ?? false
    if properties.bool("animating") == true { view.startAnimating() }
    // Setting `hidesWhenStopped` may have hidden the view. In a document, only the attribute `hidden` hides it.
    view.isHidden = properties.bool("hidden") ?? false
  }
}
