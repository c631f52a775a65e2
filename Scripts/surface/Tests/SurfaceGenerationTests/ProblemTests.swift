import Testing

struct ProblemTests {
  @Test func aBody() {
    #expect(
      problems(
        """
        open class MKMapView {
          open func cancel() {}
          open var count: Int { 0 }
          open var make = { 0 }
          @answers(all.filter { $0 }) open func found() -> [Bool]
        }
        """) == [
          "Surface/MapKit.swift:2: “MKMapView.cancel()” has a body: delete it, and say with a mark what it does",
          "Surface/MapKit.swift:3: “MKMapView.count” has a body: delete it, and say with a mark what it does",
          "Surface/MapKit.swift:4: “MKMapView.make” has a body: delete it, and say with a mark what it does",
          "Surface/MapKit.swift:5: “MKMapView.found()” has a body: delete it, and say with a mark what it does",
        ])
  }

  @Test func anUnknownMark() {
    #expect(
      problems("public protocol A {\n  @neverAsked func b()\n}\n") == [
        "Surface/MapKit.swift:2: unknown mark “@neverAsked”: the marks are @answers, @byHand, @empty, @inDocuments, "
          + "@inPlaceOf, @inert, @kept and @neverCalled"
      ])
  }

  @Test func aTypeThatIsThereTwice() {
    #expect(
      problems("public struct A {}\n\npublic enum A {}\n") == [
        "Surface/MapKit.swift:3: the type “A” is there twice, first in line 1: delete one of them"
      ])
    #expect(
      problems("public struct A {}\n", beside: ["A.swift": "\nstruct A {}\n"]) == [
        "Surface/MapKit.swift:1: the type “A” is there twice, also in Sources/FrameworkModules/MapKit/A.swift:2: delete "
          + "that code, or mark the type @byHand"
      ])
  }

  @Test func codeByHandThatIsMissing() {
    #expect(
      problems("@byHand public struct A {\n  public func b(c: Int)\n}\n", beside: ["A.swift": "public struct A {}"])
        == [
          "Surface/MapKit.swift:2: “A.b(c:)” is written by hand, but Sources/FrameworkModules/MapKit has no code for it: "
            + "write it, or mark what it does"
        ])
    #expect(
      problems("@byHand public func MKSpanMake() -> Int\n") == [
        "Surface/MapKit.swift:1: “MKSpanMake()” is written by hand, but Sources/FrameworkModules/MapKit has no code for "
          + "it: write it, or mark what it does"
      ])
  }

  @Test func codeByHandThatNoSurfaceNames() {
    #expect(
      problems("@byHand public struct A {}\n", beside: ["A.swift": "public struct A {\n  public let b = 1\n}"]) == [
        "Sources/FrameworkModules/MapKit/A.swift:2: “A.b” is public, and Surface/MapKit.swift does not name it: declare "
          + "it there, marked @byHand"
      ])
  }

  @Test func aMemberByHandThatCannotStandInAnExtension() {
    #expect(
      problems(
        "open class A {\n  @byHand open func b()\n}\n", beside: ["A+B.swift": "extension A { public func b() {} }"])
        == [
          "Surface/MapKit.swift:2: “A.b()” cannot be written by hand in an extension: mark the whole type @byHand"
        ])
  }

  @Test func aMemberThatDoesNotSayWhatItDoes() {
    #expect(
      problems(
        """
        public struct A {
          public func b()
          @inert public func c() -> Int
          @kept public init(d: Int)
          public var e: Int { get }
        }
        """) == [
          "Surface/MapKit.swift:2: “A.b()” has no mark: say what it does with one of @answers, @byHand, @inert, @kept and "
            + "@neverCalled",
          "Surface/MapKit.swift:3: “A.c()” returns a value: mark it @answers(VALUE) or @answers(throwing: ERROR)",
          "Surface/MapKit.swift:4: “A.init(d:)” keeps nothing: no parameter has the name of a stored property; say where, "
            + "as in @kept(size = value)",
          "Surface/MapKit.swift:5: “A.e” has no mark: say what it does with one of @answers, @byHand, @inert, @kept and "
            + "@neverCalled",
        ])
  }

  @Test func whatIsNoDeclaration() {
    #expect(
      problems("print(1)\n") == [
        "Surface/MapKit.swift:1: this is no declaration: a surface has declarations and imports only"
      ])
    #expect(
      problems("public struct A {\n") == [
        "Surface/MapKit.swift:1: expected '}' to end struct: correct the declaration"
      ])
  }
}
