import Testing
import UIKit

@testable import InterfaceBuilder

/// The catalogue of elements.
@Suite struct ElementCatalogueTests {
  @Test(arguments: ElementCatalogue.names(where: { $0.reader != nil }))
  func aReaderMakesViewsOfTheClassThatItsRowNames(name: String) throws {
    let document = try InterfaceDocument(text: XibText.xib("<\(name) id=\"v\"/>"))
    let scene = document.instantiate(document.scenes[0], in: .designTime(of: document))
    #expect(String(describing: type(of: scene.rootView)) == ElementCatalogue[name]?.className)
  }

  /// Views of other frameworks are opaque boxes with the name of their class.
  @Test(arguments: [("mapView", "MKMapView"), ("wkWebView", "WKWebView"), ("sceneKitView", "SCNView")])
  func opaque(name: String, className: String) throws {
    let document = try InterfaceDocument(text: XibText.xib("<\(name) id=\"v\"/>"))
    let scene = document.instantiate(document.scenes[0], in: .designTime(of: document))
    #expect((scene.rootView as? UIOpaqueView)?.representedClassName == className)
  }

  @Test func whatEveryViewControlAndScrollViewHasItsElementsHave() throws {
    let textView = try #require(ElementCatalogue["textView"]).attributes
    #expect(textView.isSuperset(of: ["alpha", "scrollEnabled", "editable"]))
    let stepper = try #require(ElementCatalogue["stepper"]).attributes
    #expect(stepper.isSuperset(of: ["alpha", "contentHorizontalAlignment", "minimumValue"]))
  }

  /// Interface Builder's keys in strings files.
  @Test(arguments: [
    ("<label id=\"v\" text=\"One\"/>", ["text: One"]),
    ("<textField id=\"v\" text=\"One\" placeholder=\"Two\"/>", ["placeholder: Two"]),
    ("<textView id=\"v\"><string key=\"text\">One\nTwo</string></textView>", ["text: One\nTwo"]),
    ("<button id=\"v\"><state key=\"normal\" title=\"One\"/></button>", ["normalTitle: One"]),
    ("<button id=\"v\"><state key=\"selected\" title=\"One\"/></button>", []),
    ("<navigationItem id=\"v\" prompt=\"Two\" title=\"One\"/>", ["title: One", "prompt: Two"]),
    ("<view id=\"v\"/>", []),
  ])
  func translatable(xml: String, texts: [String]) throws {
    let document = try InterfaceDocument(text: XibText.xib(xml))
    let element = try #require(document.objects["v"])
    #expect(ElementCatalogue.translatableTexts(of: element).map { "\($0.key): \($0.text)" } == texts)
  }

  /// An element that is not known is a view where it has what only views have.
  @Test func unknown() throws {
    let document = try InterfaceDocument(
      text: XibText.xib(
        """
        <futureView id="v"><rect key="frame" x="0" y="0" width="10" height="10"/></futureView>
        <futureThing id="t"/>
        <futureViewController id="c"><view key="view" id="w"/></futureViewController>
        """))
    #expect(document.scenes.map(\.id) == ["v", "c"])
    #expect(document.scenes.map(\.kind) == [.view, .controller])
    #expect(ElementCatalogue.className(of: document.scenes[0].element) == "UIFutureView")
  }
}
