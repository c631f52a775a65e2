import Testing

@_spi(Generated) @testable import UIKit

/// Paths of property names lead to the properties that the app's sources declare.
@MainActor struct KeyPathTests {
  private final class Dial: UIView { var mark: Mark? }
  private final class Mark: UIView { var name = "noon" }

  init() {
    RuntimeTable.shared.addProperty("mark", of: Dial.self, \.mark)
    RuntimeTable.shared.addProperty("name", of: Mark.self, \.name)
  }

  @Test func aPathLeadsThroughObjects() {
    let dial = Dial()
    dial.mark = Mark()
    #expect(dial.value(forKeyPath: "mark") as? Mark === dial.mark)
    #expect(dial.value(forKeyPath: "mark.name") as? String == "noon")
    dial.setValue("dusk", forKeyPath: "mark.name")
    #expect(dial.mark?.name == "dusk")
  }

  @Test func aPathWithoutAnObjectHasNoValue() {
    let dial = Dial()
    #expect(dial.value(forKeyPath: "mark.name") == nil)
    #expect(dial.value(forKeyPath: "hand.name") == nil)
    dial.setValue("dusk", forKeyPath: "mark.name")
    #expect(dial.mark == nil)
  }
}
