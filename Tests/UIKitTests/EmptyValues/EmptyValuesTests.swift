import Foundation
import Testing

@_spi(Generated) @testable import UIKit

/// Code that gets no values from where it expects them gets empty ones.
@MainActor struct EmptyValuesTests {
  private let values = EmptyValues()

  private protocol Theme {}
  private final class Dark: Theme {}
  private final class Model {
    let name: String
    let theme: any Theme
    init(name: String, theme: any Theme) { (self.name, self.theme) = (name, theme) }
  }
  private final class Endless { init(_ other: Endless) {} }
  private enum Failure: Error { case always }
  /// A class of a framework.
  private final class Store: MadeWithoutArguments {
    let name: String
    init(name: String) { self.name = name }
    static func madeWithoutArguments() -> Any { Store(name: "empty") }
  }

  // Such properties are what this is about.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private final class Page: UIViewController {
    var model: Model!
    var title2: String! = "own"
    var unknown: Endless!
  }

  @Test func plainTypesHaveThem() {
    #expect(EmptyValues.value(of: Int.self) == 0)
    #expect(EmptyValues.value(of: CGFloat.self) == 0)
    #expect(EmptyValues.value(of: Double.self) == 0)
    #expect(EmptyValues.value(of: UISceneSession.Role.self) == UISceneSession.Role(rawValue: ""))
    #expect(EmptyValues.value(of: UIView.ContentMode.self) == .scaleToFill)
    #expect(EmptyValues.value(of: String.self) == "")
    #expect(EmptyValues.value(of: [Int].self) == [])
    #expect(EmptyValues.value(of: [String: Int].self) == [:])
    #expect(EmptyValues.value(of: String?.self) == .some(nil))
    #expect(EmptyValues.value(of: Bool.self) == false)
    #expect(EmptyValues.value(of: UILabel.self) != nil)
    #expect(EmptyValues.value(of: Dark.self) == nil)
  }

  /// Code on another queue waits for the main queue.
  @Test func otherQueuesGetThem() async {
    let isMade = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: EmptyValues.value(of: UILabel.self) != nil) }
    }
    #expect(isMade)
  }

  @Test func frameworksSayHowTheirValuesAreMade() throws {
    #expect(EmptyValues.value(of: Store.self)?.name == "empty")
    #expect(EmptyValues.value(of: RunLoop.self) === RunLoop.main)
    values.add { Store(name: "of the app") }
    #expect((try values.required() as Store).name == "of the app")
  }

  @Test func objectsOfTheAppAreMadeWithEmptyArguments() throws {
    values.add { Dark() as any Theme }
    values.add { [values] in Model(name: try values.required(), theme: try values.required()) }
    let model: Model = try values.required()
    #expect(model.theme is Dark)
    #expect(model.name == "")
  }

  @Test func theNextMakerIsUsedIfOneFails() throws {
    values.add { () throws -> Dark in throw Failure.always }
    values.add { Dark() }
    _ = try values.required() as Dark
  }

  @Test func aValueThatNeedsItselfIsNotMade() {
    values.add { [values] in Endless(try values.required()) }
    #expect(throws: (any Error).self) { try values.required() as Endless }
  }

  @Test func sourcesKnowManyTypes() throws {
    values.addSource { $0 == Dark.self ? Dark() : nil }
    _ = try values.required() as Dark
  }

  @Test func onlyPropertiesWithoutAValueAreFilled() {
    values.add { Dark() as any Theme }
    values.add { [values] in Model(name: try values.required(), theme: try values.required()) }
    values.addHandedOver("model", of: Page.self, \.model)
    values.addHandedOver("title2", of: Page.self, \.title2)
    values.addHandedOver("unknown", of: Page.self, \.unknown)
    let page = Page()
    #expect(values.fillHandedOver(of: page) == ["model"])
    #expect(page.model.name == "")
    #expect(page.title2 == "own")
    #expect(values.fillHandedOver(of: UIViewController()) == [])
  }
}
