import AVFoundation
import AuthenticationServices
import BackgroundTasks
import Contacts
import ContactsUI
import CoreData
import CoreImage
import EventKit
import ImageIO
import LinkPresentation
import MapKit
import MobileCoreServices
import MultipeerConnectivity
import NetworkMonitoring
import PDFKit
import Photos
import QuickLook
import SceneKit
import SpriteKit
import Testing
@_spi(Generated) import UIKit
import UnifiedLogging
import UniformTypes
import UserNotifications

/// What works in modules beside UIKit without a device, and what is answered where a device or a person would be asked.
struct FrameworkValueTests {
  @Test func typesOfFilesAreFoundByTheirTags() {
    func type(_ tag: String, _ tagClass: CFString) -> String? {
      UTTypeCreatePreferredIdentifierForTag(tagClass, NSString(string: tag), nil).map { "\($0.takeRetainedValue())" }
    }
    #expect(type("PNG", kUTTagClassFilenameExtension) == "public.png")
    #expect(type("application/json", kUTTagClassMIMEType) == "public.json")
    #expect(type("pet", kUTTagClassFilenameExtension) == nil)
    let (png, mime) = (NSString(string: "public.png"), kUTTagClassMIMEType)
    #expect(UTTypeCopyPreferredTagWithClass(png, mime).map { "\($0.takeRetainedValue())" } == "image/png")
  }

  private struct Answer: Equatable {
    let module: String
    let isGranted: Bool
  }

  /// An app's code gets such a value where what makes it is left out.
  @MainActor @Test func typesOfFrameworksHaveEmptyValues() {
    #expect(EmptyValues.value(of: NSPersistentContainer.self)?.name == "")
    #expect(EmptyValues.value(of: NSManagedObjectContext.self)?.hasChanges == false)
    #expect(EmptyValues.value(of: Logger.self) != nil)
    #expect(EmptyValues.value(of: NSFetchRequest<NSManagedObject>.self)?.fetchLimit == 0)
    // A subclass needs more than its superclass.
    #expect(EmptyValues.value(of: Container.self) == nil)
  }

  private nonisolated final class Container: NSPersistentContainer, @unchecked Sendable {}

  @Test func whoeverAsksForPermissionHearsAtOnceThatItIsDenied() {
    nonisolated(unsafe) var answers: [Answer] = []
    CNContactStore().requestAccess(for: .contacts) { granted, _ in
      answers.append(Answer(module: "Contacts", isGranted: granted))
    }
    EKEventStore().requestFullAccessToEvents { granted, _ in
      answers.append(Answer(module: "EventKit", isGranted: granted))
    }
    PHPhotoLibrary.requestAuthorization { status in
      answers.append(Answer(module: "Photos", isGranted: status == .authorized))
    }
    AVCaptureDevice.requestAccess(for: .video) { granted in
      answers.append(Answer(module: "AVFoundation", isGranted: granted))
    }
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
      answers.append(Answer(module: "UserNotifications", isGranted: granted))
    }
    let modules = ["Contacts", "EventKit", "Photos", "AVFoundation", "UserNotifications"]
    #expect(answers == modules.map { Answer(module: $0, isGranted: false) })
  }

  @Test func whatWasNotPermittedThrows() {
    let keys = [CNContactGivenNameKey as any CNKeyDescriptor]
    #expect(throws: CNError(.authorizationDenied)) {
      try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { _, _ in }
    }
    let store = EKEventStore()
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(EKEvent(eventStore: store), span: .thisEvent) }
    #expect(throws: MCError(.notConnected)) {
      try MCSession(peer: MCPeerID(displayName: "Here")).send(Data(), toPeers: [], with: .reliable)
    }
  }

  @Test(arguments: [
    ("Jane", "Doe", "Jane Doe"), ("", "Doe", "Doe"), ("小龙", "李", "李小龙"), ("", "", "Snug"),
  ])
  func namesAreWrittenInTheirOrder(given: String, family: String, full: String) {
    let contact = CNMutableContact()
    contact.givenName = given
    contact.familyName = family
    contact.organizationName = "Snug"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == full)
  }

  @Test func aCopyOfAContactChangesAlone() throws {
    let contact = CNMutableContact()
    contact.givenName = "Jane"
    contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: NSString(string: "jane@example.org"))]
    let copy = try #require(contact.mutableCopy() as? CNMutableContact)
    copy.givenName = "John"
    #expect(contact.givenName == "Jane" && copy.emailAddresses.count == 1)
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "Home")
    #expect(CNContactViewController(for: contact).view is UIOpaqueView)
  }

  /// A drawn picture, `width` by `height` pixels.
  private func picture(width: Int, height: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image {
      $0.cgContext.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func picturesToWorkOnAreScaledTurnedAndCut() throws {
    let picture = try #require(CIImage(image: picture(width: 20, height: 10)))
    #expect(picture.extent == CGRect(x: 0, y: 0, width: 20, height: 10))
    let large = picture.transformed(by: CGAffineTransform(scaleX: 3, y: 2))
    #expect(UIImage(ciImage: large).size == CGSize(width: 60, height: 20))
    let turned = picture.transformed(by: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned.extent == CGRect(x: -10, y: 0, width: 10, height: 20))
    let part = large.cropped(to: CGRect(x: 50, y: 5, width: 100, height: 10))
    #expect(CIContext().createCGImage(part, from: part.extent)?.width == 10)
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    filter.setValue(picture, forKey: kCIInputImageKey)
    #expect(filter.outputImage === picture)
    #expect(CIFilter(name: "Sepia") == nil)
  }

  @Test(arguments: [
    ("CIColorControls", 0 as Double?, true), ("CIColorControls", nil, false), ("CIPhotoEffectNoir", nil, true),
  ])
  func coloursLoseTheirSaturation(name: String, saturation: Double?, isGrey: Bool) throws {
    let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 3, y: 4, width: 10, height: 20))
    let filter = try #require(CIFilter(name: name))
    filter.setValue(red, forKey: kCIInputImageKey)
    if let saturation { filter.setValue(saturation, forKey: kCIInputSaturationKey) }
    let output = try #require(filter.outputImage)
    #expect(output.extent == red.extent)
    #expect((output === red) == !isGrey)
  }

  @Test(arguments: [("L", 17, 21), ("L", 18, 25), ("H", 17, 29), ("Q", 1663, 177)])
  func aCodeHasTheSizeOfItsVersion(level: String, bytes: Int, modules: CGFloat) throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data(count: bytes), forKey: "inputMessage")
    filter.setValue(level, forKey: "inputCorrectionLevel")
    // one module of margin at each side
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: modules + 2, height: modules + 2))
  }

  @Test func aFileOfAPictureGivesASmallOne() throws {
    // a PNG of one white pixel
    let bytes = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=="))
    let source = try #require(CGImageSourceCreateWithData(bytes, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 1)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    #expect(CGImageSourceCreateWithData(Data("text".utf8), nil) == nil)
  }

  @Test func kindsOfDataBelongToOthers() throws {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.svg.conforms(to: .xml))
    #expect(!UTType.image.conforms(to: .png) && UTType.image.isSupertype(of: .jpeg) && !UTType.pdf.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "application/json") == .json)
    #expect(UTType.html.preferredFilenameExtension == "html" && UTType(filenameExtension: "snug") == nil)
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
    #expect(picker.documentPickerMode == .import)
  }

  @Test func pointsOfASceneAreThoseOfItsView() {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    scene.scaleMode = .aspectFit
    view.presentScene(scene)
    // The scene is 100 points wide in the middle of the view, and its y axis points up.
    #expect(scene.convertPoint(fromView: CGPoint(x: 50, y: 100)) == .zero)
    #expect(scene.convertPoint(toView: CGPoint(x: 100, y: 100)) == CGPoint(x: 150, y: 0))
    let (outer, inner) = (SKNode(), SKNode())
    outer.position = CGPoint(x: 10, y: 20)
    outer.setScale(2)
    inner.position = CGPoint(x: 3, y: 4)
    outer.addChild(inner)
    scene.addChild(outer)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: scene) == CGPoint(x: 18, y: 30))
    #expect(inner.convert(CGPoint(x: 18, y: 30), from: scene) == CGPoint(x: 1, y: 1))
  }

  @Test func nodesOfASceneAreFoundAndCopied() {
    let scene = SCNScene()
    let (arm, hand) = (SCNNode(geometry: SCNBox(width: 1, height: 4, length: 1, chamferRadius: 0)), SCNNode())
    hand.name = "hand"
    arm.addChildNode(hand)
    scene.rootNode.addChildNode(arm)
    #expect(scene.rootNode.childNode(withName: "hand", recursively: false) == nil)
    #expect(scene.rootNode.childNode(withName: "hand", recursively: true) === hand)
    let copy = arm.clone()
    #expect(copy.parent == nil && copy.geometry === arm.geometry && copy.childNodes.map(\.name) == ["hand"])
    #expect(SCNView(frame: .zero).representedClassName == "SCNView")
  }

  @Test func whatIsLoggedIsNotComputed() {
    var computed = 0
    func value() -> Int {
      computed += 1
      return computed
    }
    Logger(subsystem: "org.example", category: "tests").debug("\(value(), privacy: .public) of \(2.5, format: .fixed)")
    os_log("%d", log: .default, type: .error, 1)
    #expect(computed == 0)
  }

  @Test func aLockGuardsItsValue() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
    }
    #expect(lock.withLock { $0 } == 100)
  }

  @Test func documentsHaveThePagesThatCodeAdds() throws {
    let data = Data("%PDF-1.7".utf8)
    let document = try #require(PDFDocument(data: data))
    #expect(document.dataRepresentation() == data && document.pageCount == 0)
    let page = try #require(PDFPage(image: picture(width: 20, height: 10)))
    document.insert(PDFPage(), at: 0)
    document.insert(page, at: 1)
    #expect(document.index(for: page) == 1 && page.bounds(for: .mediaBox).size == CGSize(width: 20, height: 10))
    #expect(page.thumbnail(of: CGSize(width: 10, height: 10), for: .mediaBox).size == CGSize(width: 10, height: 5))
    #expect(PDFDocument(data: Data("text".utf8)) == nil)
    let view = PDFView()
    view.document = document
    #expect(view.currentPage === document.page(at: 0) && view.representedClassName == "PDFView")
  }

  @Test func filesThatAreShownComeFromTheDataSource() {
    final class Files: QLPreviewControllerDataSource {
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
      func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
        URL(filePath: "/tmp/plan.pdf")
      }
    }
    let (controller, files) = (QLPreviewController(), Files())
    #expect(controller.currentPreviewItem == nil)
    controller.dataSource = files
    #expect(controller.currentPreviewItem?.previewItemTitle == "plan.pdf")
    #expect((controller.view as? UIOpaqueView)?.representedClassName == "QLPreviewController")
  }

  @Test func whoeverAsksTheWebHearsAtOnceThatItIsNotThere() throws {
    nonisolated(unsafe) var answers: [String] = []
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { if $0.status == .unsatisfied { answers.append("no way") } }
    monitor.start(queue: .main)
    let page = try #require(URL(string: "https://example.org"))
    LPMetadataProvider().startFetchingMetadata(for: page) { _, error in
      if error as? LPError == LPError(.metadataFetchFailed) { answers.append("no page") }
    }
    let session = ASWebAuthenticationSession(url: page, callbackURLScheme: "snug") { url, _ in
      if url == nil { answers.append("nobody signed in") }
    }
    #expect(!session.start())
    #expect(answers == ["no way", "no page", "nobody signed in"])
  }

  @Test func laterTasksAreKeptOncePerName() throws {
    let scheduler = BGTaskScheduler.shared
    for delay in [60.0, 120] {
      let request = BGAppRefreshTaskRequest(identifier: "org.example.refresh")
      request.earliestBeginDate = Date(timeIntervalSinceReferenceDate: delay)
      try scheduler.submit(request)
    }
    nonisolated(unsafe) var dates: [Date?] = []
    scheduler.getPendingTaskRequests { dates = $0.map(\.earliestBeginDate) }
    #expect(dates == [Date(timeIntervalSinceReferenceDate: 120)])
    scheduler.cancelAllTaskRequests()
    scheduler.getPendingTaskRequests { dates = $0.map(\.earliestBeginDate) }
    #expect(dates.isEmpty)
  }

  @Test func theDelegateHearsThatPlacesAreDenied() {
    final class Places: NSObject, CLLocationManagerDelegate {
      var heard: [String] = []
      func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        heard.append(status == .denied ? "denied" : "allowed")
      }
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        heard.append(error as? CLError == CLError(.denied) ? "no place" : "\(error)")
      }
    }
    let (manager, places) = (CLLocationManager(), Places())
    manager.delegate = places
    #expect(manager.authorizationStatus == .notDetermined)
    manager.requestWhenInUseAuthorization()
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    #expect(places.heard == ["denied", "no place"] && manager.authorizationStatus == .denied)
  }

  @Test func aRegionContainsWhatIsNear() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 51.5, longitude: 0), radius: 1000, identifier: "home")
    // 0.001° of latitude are 111 m.
    #expect(region.contains(CLLocationCoordinate2D(latitude: 51.508, longitude: 0)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 51.51, longitude: 0)))
  }

  @Test(arguments: [
    (MKDistanceFormatter.Units.metric, 420.0, "400 m"), (.metric, 12_340, "12.3 km"), (.imperial, 100, "350 ft"),
    (.imperial, 8_047, "5 mi"),
  ])
  func distancesAreWrittenInSteps(units: MKDistanceFormatter.Units, metres: Double, text: String) {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.units = units
    #expect(formatter.string(fromDistance: metres) == text)
  }

  @Test func anObjectIsFoundByItsIdentifier() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
    #expect(context.object(with: item.objectID) === item && item.objectID.isTemporaryID)
    context.delete(item)
    #expect(context.registeredObject(for: item.objectID) == nil)
  }
}
