import UIKit

extension UIOpaqueView: DrawsContent {
  /// A quiet box with the name of the class that the view stands for.
  func drawContent(on canvas: Canvas) {
    // Lines and dots of the app's own classes are what their background says.
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
