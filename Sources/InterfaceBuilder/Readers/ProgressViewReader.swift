import UIKit

/// Reads `<progressView>`.
enum ProgressViewReader: ViewReader {
  nonisolated static let attributes = "progress progressImage progressViewStyle trackImage"

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIProgressView {
    UIProgressView(progressViewStyle: style(properties))
  }

  static func adopt(_ properties: Properties, in view: UIProgressView) { view.progressViewStyle = style(properties) }

  private static func style(_ properties: Properties) -> UIProgressView.Style {
    properties["progressViewStyle"] == "bar" ? .bar : .default
  }

  static func configure(_ view: UIProgressView, with properties: Properties, in tree: ViewTreeReader) {
    view.progress = Float(properties.finite("progress") ?? 0)
  }
}
