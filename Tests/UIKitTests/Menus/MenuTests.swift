import Foundation
import Testing
import UIKit

/// Menus.
@Suite struct MenuTests {
  @Test func markedElementsAreFoundInGroupsToo() {
    let off = UIAction(title: "Off") { _ in }
    let on = UIAction(title: "On", state: .on) { _ in }
    let command = UICommand(title: "Command", action: Selector("command"), state: .on)
    let menu = UIMenu(children: [off, UIMenu(options: .displayInline, children: [on]), command])
    #expect(menu.selectedElements == [on, command])
  }

  @Test func aMenuWithOtherChildrenIsTheSameOtherwise() {
    let menu = UIMenu(
      title: "Sort", image: UIImage(systemName: "arrow.up"), identifier: UIMenu.Identifier("sort"),
      options: .singleSelection)
    let changed = menu.replacingChildren([UIAction { _ in }])
    #expect(changed.title == "Sort")
    #expect(changed.image == menu.image)
    #expect(changed.identifier == UIMenu.Identifier("sort"))
    #expect(changed.options == .singleSelection)
    #expect(changed.children.count == 1)
    #expect(menu.children.isEmpty)
  }

  /// A key command without a title keeps its keys and the text that explains it.
  @Test func keyCommand() {
    let command = UIKeyCommand(
      input: "n", modifierFlags: [.command, .shift], action: Selector("new"), discoverabilityTitle: "New")
    #expect(command.input == "n")
    #expect(command.modifierFlags == [.shift, .command])
    #expect(command.title == "")
    #expect(command.discoverabilityTitle == "New")
  }
}
