// Made by `make surface` from the folder Surface; don't edit.
// swift-format-ignore-file

/// What the folder Surface says of modules beside UIKit.
enum StandIns {
  /// The modules that files import in the place of those of Apple's systems, by the names of these.
  static let modules: [String: String] = [
    "CoreGraphics": "UIKit",
    "Network": "NetworkMonitoring",
    "OSLog": "UnifiedLogging",
    "Security": "KeychainItems",
    "SystemConfiguration": "NetworkReachability",
    "UniformTypeIdentifiers": "UniformTypes",
    "os": "UnifiedLogging",
  ]

  /// The modules with the classes that elements of documents make.
  static let classesInDocuments: KeyValuePairs<String, String> = [
    "ARKit": "ARSCNView",
    "AVKit": "AVPlayerViewController",
    "MapKit": "MKMapView",
    "MediaPlayer": "MPVolumeView",
    "PDFKit": "PDFView",
    "SceneKit": "SCNView",
    "SpriteKit": "SKView",
    "WebKit": "WKWebView",
  ]
}
