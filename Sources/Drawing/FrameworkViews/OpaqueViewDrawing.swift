import UIKit

extension UIOpaqueView: DrawsContent {
  /// Draws a placeholder box with the name of the class that the view represents.
  func drawContent(on canvas: Canvas) {
    // Small views, such as lines and dots, get no box, so that only their background is drawn.
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
