/// The framework classes that elements stand for.
nonisolated enum ClassNames {
  static func className(of element: Element) -> String {
    if let name = exceptions[element.name] { return name }
    return "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
  }

  /// Elements whose class is not their own name behind `UI`.
  private static let exceptions: [String: String] = [
    "arView": "ARView", "arscnView": "ARSCNView", "arskView": "ARSKView",
    "avPlayerViewController": "AVPlayerViewController",
    "clkComplicationView": "UIView", "collectionViewCellContentView": "UIView", "containerView": "UIView",
    "customObject": "NSObject", "glkView": "GLKView", "glkViewController": "GLKViewController",
    "hostingController": "UIHostingController", "mapView": "MKMapView", "mtkView": "MTKView", "pdfView": "PDFView",
    "sceneKitView": "SCNView", "skView": "SKView", "tableViewCellContentView": "UIView",
    "viewControllerPlaceholder": "UIViewController", "wkWebView": "WKWebView",
  ]
}
