import AVKit
import CoreData
import MapKit
import MessageUI
import MobileCoreServices
import QuartzCore
import SafariServices
import SpriteKit
import Testing
import UserNotifications
import WebKit

/// Modules that apps import beside UIKit: their types are there, and nothing happens.
struct FrameworkModuleTests {
  private final class Page: UIViewController, WKNavigationDelegate {
    let webView = WKWebView()

    override func loadView() {
      webView.navigationDelegate = self
      view = webView
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      if let url = URL(string: "https://example.org") { webView.load(URLRequest(url: url)) }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { Issue.record("nothing is loaded") }
  }

  @Test func aWebViewIsABoxThatLoadsNothing() {
    let page = Page()
    page.loadViewIfNeeded()
    #expect(page.webView.representedClassName == "WKWebView")
    #expect(page.webView.url?.host() == "example.org")
    #expect(!page.webView.isLoading)
    #expect(page.webView.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func aPageOfTheWebIsABox() throws {
    let controller = SFSafariViewController(url: try #require(URL(string: "https://example.org")))
    #expect((controller.view as? UIOpaqueView)?.representedClassName == "SFSafariViewController")
  }

  @Test func nothingCanBeSent() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
  }

  @Test func layersAndNamesOfFilesAreThere() {
    #expect(CALayer().sublayers == nil)
    #expect(kUTTypeImage == "public.image")
  }

  @Test func aMapKeepsWhatIsPutOnIt() {
    let map = MKMapView()
    let pins = [(51.0, -1.0), (53, 3)].map { latitude, longitude in
      let pin = MKPointAnnotation()
      pin.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      return pin
    }
    map.showAnnotations(pins, animated: false)
    #expect(map.annotations.count == 2)
    #expect(map.region.center.latitude == 52)
    #expect(map.region.span.longitudeDelta == 4)
    map.removeAnnotation(pins[0])
    #expect(map.annotations.first === pins[1])
    #expect(map.representedClassName == "MKMapView")
  }

  @Test func distancesAreThoseOfTheGlobe() {
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    // 343.5 km by the haversine formula.
    #expect(abs(london.distance(from: paris) - 343_556) < 100)
    #expect(london.distance(from: london) == 0)
  }

  @Test func objectsOfADatabaseLiveInMemory() throws {
    let container = NSPersistentContainer(name: "Shop")
    var opened = 0
    container.loadPersistentStores { _, error in if error == nil { opened += 1 } }
    let context = container.viewContext
    let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
    item.setValue("Tea", forKey: "name")
    #expect(opened == 1 && context.hasChanges)
    try context.save()
    let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Item"))
    #expect(found.map { $0.value(forKey: "name") as? String } == ["Tea"])
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Cup")) == 0)
    context.delete(item)
    #expect(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Item")).isEmpty)
  }

  @Test func aSceneIsToldWhereItIsShown() {
    final class Scene: SKScene {
      var shown = 0
      override func didMove(to view: SKView) { shown += 1 }
    }
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let scene = Scene(size: CGSize(width: 10, height: 10))
    scene.addChild(SKSpriteNode(color: .red, size: CGSize(width: 4, height: 4)))
    view.presentScene(scene)
    #expect(scene.shown == 1 && scene.view === view && view.scene === scene)
    #expect(scene.nodes(at: CGPoint(x: 1, y: 1)).count == 1)
  }

  @Test func filmsAndNotificationsAreNeverShown() {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer()
    controller.player?.play()
    #expect((controller.view as? UIOpaqueView)?.representedClassName == "AVPlayerViewController")
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let center = UNUserNotificationCenter.current()
    center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
    var pending: [String] = []
    center.getPendingNotificationRequests { pending = $0.map(\.content.title) }
    #expect(pending == ["Tea"])
  }
}
