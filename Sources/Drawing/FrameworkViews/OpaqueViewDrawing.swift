import UIKit

extension UIOpaqueView: DrawsContent {
  /// A plain box with the name of the class that the view represents.
  func drawContent(on canvas: Canvas) {
    // Small views of the app's own classes, such as lines and dots, show only their background.
    guard subviews.isEmpty, min(bounds.width, bounds.height) >= 20 else { return }
    let color = Color(white: isDark ? 0.7 : 0.45)
    PlaceholderBox(name: representedClassName, color: color, symbol: symbol).draw(in: bounds, on: canvas)
  }

  private var symbol: String {
    switch representedClassName {
    case "WKWebView", "UIWebView": "globe"
    case "PDFView": "doc.text"
    case "SCNView", "ARView", "ARSCNView", "ARSKView", "SKView", "MTKView", "GLKView": "view.3d"
    case let name where name.hasSuffix("MapView"): "map"
    default: "square.dashed"
    }
  }
}
