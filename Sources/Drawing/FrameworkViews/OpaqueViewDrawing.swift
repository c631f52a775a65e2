import UIKit

extension UIOpaqueView: DrawsContent {
  /// A quiet box with the name of the class that the view stands for.
  func drawContent(on canvas: Canvas) {
    let color = Color(white: isDark ? 0.7 : 0.45)
    PlaceholderBox(name: representedClassName, color: color, symbol: symbol).draw(in: bounds, on: canvas)
  }

  private var symbol: String {
    switch representedClassName {
    case "MKMapView", "AGSMapView", "GMSMapView": "map"
    case "WKWebView", "UIWebView": "globe"
    case "AVPlayerView": "play"
    case "PDFView": "doc.text"
    case "SCNView", "ARView", "ARSCNView", "ARSKView", "SKView", "MTKView", "GLKView": "view.3d"
    default: "square"
    }
  }
}
