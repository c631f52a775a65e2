import UIKit

/// Reads `<progressView>`.
enum ProgressViewReader: ViewReader {
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView {
    let view = UIProgressView(progressViewStyle: properties["progressViewStyle"] == "bar" ? .bar : .default)
    view.progress = Float(properties.finite("progress") ?? 0)
    return view
  }
}
