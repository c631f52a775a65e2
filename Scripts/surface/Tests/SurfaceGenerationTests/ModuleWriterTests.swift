import Testing

struct ModuleWriterTests {
  @Test func theHeadSaysWhereTheCodeComesFrom() {
    #expect(
      writing("import UIKit\n").text
        == """
        // Made by `make surface` from Surface/MapKit.swift; don't edit.
        // swift-format-ignore-file

        import UIKit

        """)
  }

  @Test func aTypeWithAnInitializerWithoutParametersCanBeMade() {
    let surface = """
      import UIKit

      open class MKMapCamera: NSObject {
        public override init()
      }
      open class MKMapItem: NSObject {
        public init(name: String)
      }
      open class MKFlyover: MKMapCamera {
        public override init()
      }

      """
    let text = writing(surface).text
    #expect(!text.contains("extension MKFlyover"))
    #expect(text.contains("\n@_spi(Generated) import UIKit\nimport UIKit\n"))
    #expect(
      text.hasSuffix(
        """

        @_spi(Generated) extension MKMapCamera: MadeWithoutArguments {
          @MainActor public static func madeWithoutArguments() -> Any { MKMapCamera() }
        }

        """))
    #expect(!text.contains("extension MKMapItem"))
    let marked = writing(
      surface.replacing("open class MKMapItem", with: "@empty(MKMapItem(name: \"\")) open class MKMapItem"))
    #expect(marked.text.contains("madeWithoutArguments() -> Any { MKMapItem(name: \"\") }"))
    #expect(!writing(surface.replacing("import UIKit", with: "")).text.contains("MadeWithoutArguments"))
  }

  @Test func whatIsStoredStaysAsItIs() {
    let surface = """
      public enum MKMapType: UInt, Sendable {
        case standard = 0, satellite
      }
      open class MKMapCamera: NSObject {
        open var pitch: CGFloat = 0
        public override init() {}
      }

      """
    #expect(code(surface.replacing(" {}", with: "")) == surface)
  }

  @Test func anInertMemberDoesNothing() {
    #expect(
      code(
        """
        @inert open class MKMapView: UIView {
          /// Stops.
          @inert open func cancel()
          /// Starts. Inert: there is no map.
          @inert open func start()
          /// Whether buildings are shown.
          @inert open var showsBuildings = true
        }
        """)
          == """
          open class MKMapView: UIView {
            /// Stops. Inert.
            open func cancel() {}
            /// Starts. Inert: there is no map.
            open func start() {}
            /// Whether buildings are shown. Inert.
            open var showsBuildings = true
          }
          """)
  }

  @Test func anAnswerIsReturnedOrThrownOrHandedOn() {
    #expect(
      code(
        """
        public final class MKLocalSearch {
          @answers(nil) public init?(coder: NSCoder)
          @answers(false) public var isSearching: Bool { get }
          @answers(0) public var count: Int { get set }
          /// Called before it starts.
          @answers public func willStart()
          @answers(handler(nil, MKError(.unknown))) public func start(completionHandler handler: Handler)
          @answers(throwing: MKError(.unknown))
          public func start() async throws -> Response
          @answers([]) public subscript(index: Int) -> [Int] { get }
        }
        """)
          == """
          public final class MKLocalSearch {
            public init?(coder: NSCoder) { nil }
            public var isSearching: Bool { false }
            public var count: Int { get { 0 } set {} }
            /// Called before it starts.
            public func willStart() {}
            public func start(completionHandler handler: Handler) { handler(nil, MKError(.unknown)) }
            public func start() async throws -> Response { throw MKError(.unknown) }
            public subscript(index: Int) -> [Int] { [] }
          }
          """)
  }

  @Test func parametersAreKeptInThePropertiesWithTheirNames() {
    #expect(
      code(
        """
        open class MKPlace: UIView {
          public let point: Point
          open var title: String?
          public let height: Double
          @kept(height = 0, super.init(frame: .zero)) public init(point: Point, named title: String?)
          @kept(self.init(point: .zero, named: nil)) public convenience init(title: String)
          @kept open func setTitle(_ title: String?, animated: Bool)
          @kept @answers(true) open func changeTitle(_ title: String?) -> Bool
          @kept(title) open var name: String? { get set }
        }
        """)
          == """
          open class MKPlace: UIView {
            public let point: Point
            open var title: String?
            public let height: Double
            public init(point: Point, named title: String?) {
              self.point = point
              self.title = title
              height = 0
              super.init(frame: .zero)
            }
            public convenience init(title: String) { self.init(point: .zero, named: nil) }
            open func setTitle(_ title: String?, animated: Bool) { self.title = title }
            open func changeTitle(_ title: String?) -> Bool {
              self.title = title
              return true
            }
            open var name: String? { get { title } set { title = newValue } }
          }
          """)
  }

  @Test func anOptionalRequirementHasADefaultImplementation() {
    #expect(
      code(
        """
        public protocol MKMapViewDelegate: AnyObject {
          /// The map is there.
          @neverCalled optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
          /// The mark.
          @neverCalled @answers(nil) optional func mapView(_ mapView: MKMapView, viewFor point: Point) -> Pin?
          /// The colour.
          @answers(.red) optional var color: Color { get }
          /// Whether it begins.
          @kept(mapWillBegin()) @answers(true) optional func mapBegins() -> Bool
          /// What is needed.
          func map() -> MKMapView
        }

        """)
          == """
          public protocol MKMapViewDelegate: AnyObject {
            /// The map is there.
            func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
            /// The mark.
            func mapView(_ mapView: MKMapView, viewFor point: Point) -> Pin?
            /// The colour.
            var color: Color { get }
            /// Whether it begins.
            func mapBegins() -> Bool
            /// What is needed.
            func map() -> MKMapView
          }

          extension MKMapViewDelegate {
            public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
            public func mapView(_ mapView: MKMapView, viewFor point: Point) -> Pin? { nil }
            public var color: Color { .red }
            public func mapBegins() -> Bool {
              mapWillBegin()
              return true
            }
          }

          """)
  }

  @Test func theDefaultsOfADeprecatedProtocolAreDeprecated() {
    #expect(
      code("@available(*, deprecated) public protocol A {\n  optional func b()\n}\n")
        == """
        @available(*, deprecated) public protocol A {
          func b()
        }

        @available(*, deprecated)
        extension A {
          public func b() {}
        }

        """)
  }

  @Test func whatIsWrittenByHandIsLeftOut() {
    let hand = """
      open class MKMapView: UIView {
        open var region: Region { didSet { move() } }
        private func move() {}
      }
      extension MKSpan { public func half() -> MKSpan { MKSpan() } }
      """
    #expect(
      code(
        """
        /// A map.
        @byHand open class MKMapView: UIView {
          open var region: Region
        }

        public struct MKSpan {
          @byHand public func half() -> MKSpan
          public init()
        }
        """, beside: ["MKMapView.swift": hand])
          == """


          public struct MKSpan {
            public init() {}
          }
          """)
  }
}
