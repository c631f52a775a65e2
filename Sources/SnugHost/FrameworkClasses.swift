@_spi(Generated) import UIKit

#if os(Linux)
  import AVKit
  import MapKit
  import SpriteKit
  import WebKit
#endif

/// The classes of modules beside UIKit that elements of documents stand for: an outlet of type `MKMapView` takes them.
enum FrameworkClasses {
  /// Registers the classes.
  @MainActor static func register(in table: RuntimeTable) {
    #if os(Linux)
      table.addFrameworkClass(AVPlayerViewController.self)
      table.addFrameworkClass(MKMapView.self)
      table.addFrameworkClass(SKView.self)
      table.addFrameworkClass(WKWebView.self)
    #endif
  }
}
