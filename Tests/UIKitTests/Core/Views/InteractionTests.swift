import Foundation
import Testing
import UIKit

/// Interactions of views.
@Suite struct InteractionTests {
  private final class Logging: UIInteraction {
    weak var view: UIView?
    var log: [String] = []

    func willMove(to view: UIView?) { log.append("will \(view.map { String($0.tag) } ?? "nil")") }

    func didMove(to view: UIView?) {
      self.view = view
      log.append("did \(view.map { String($0.tag) } ?? "nil")")
    }
  }

  @Test func anInteractionBelongsToOneViewAndHearsOfEachMove() {
    let (first, second) = (UIView(), UIView())
    (first.tag, second.tag) = (1, 2)
    let interaction = Logging()
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty)
    #expect(second.interactions.count == 1)
    second.interactions = []
    #expect(interaction.view == nil)
    #expect(interaction.log == ["will 1", "did 1", "will nil", "did nil", "will 2", "did 2", "will nil", "did nil"])
  }

  @Test func aProviderHandsOutObjectsOfTheClassThatIsAskedFor() {
    let provider = NSItemProvider(object: NSMutableString(string: "Hello"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    var loaded: AnyObject?
    provider.loadObject(ofClass: NSString.self) { object, _ in loaded = object }
    #expect((loaded as? NSString)?.description == "Hello")
    provider.loadObject(ofClass: NSURL.self) { object, _ in loaded = object }
    #expect(loaded == nil)
  }
}
