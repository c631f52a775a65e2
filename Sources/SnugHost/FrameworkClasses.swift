@_spi(Generated) import UIKit

#if os(Linux)
  import ARKit
  import AVKit
  import MapKit
  import MediaPlayer
  import PDFKit
  import SceneKit
  import SpriteKit
  import WebKit
#endif

/// The classes of modules beside UIKit that elements of documents stand for: an outlet of type `MKMapView` takes them.
enum FrameworkClasses {
  /// Registers the classes.
  @MainActor static func register(in table: RuntimeTable) {
    #if os(Linux)
      table.addFrameworkClass(ARSCNView.self)
      table.addFrameworkClass(AVPlayerViewController.self)
      table.addFrameworkClass(MKMapView.self)
      table.addFrameworkClass(MPVolumeView.self)
      table.addFrameworkClass(PDFView.self)
      table.addFrameworkClass(SCNView.self)
      table.addFrameworkClass(SKView.self)
      table.addFrameworkClass(WKWebView.self)
    #endif
  }
}
