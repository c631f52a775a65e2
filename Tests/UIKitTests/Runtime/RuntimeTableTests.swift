import Foundation
import Testing

@_spi(Generated) @testable import UIKit

/// Classes, methods and properties that the build plugin registers are found by name.
@Suite struct RuntimeTableTests {
  private class Form: UIViewController {
    var field: UITextField?
    // Declared like an outlet.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    weak var label: UILabel!
    var labels: [UILabel] = []
    var corner: CGFloat = 0
    var count = 0
    private(set) var calls: [String] = []

    func save() { calls.append("save") }
    func tapped(_ sender: UIButton) { calls.append("tapped \(sender.tag)") }
    func changed(_ sender: Any, event: UIEvent?) { calls.append("changed") }
    func double(_ number: Int) -> NSNumber { NSNumber(value: 2 * number) }
  }

  private final class LongForm: Form {
    override func save() { super.save(); tapped(UIButton()) }
  }

  private let table = RuntimeTable()

  init() {
    table.add(Form.self, named: "Form", module: "App")
    table.addMethod("save", of: Form.self) { object, _ in object.save() }
    table.addMethod("tapped:", of: Form.self) { $0.tapped($1.value(0)) }
    table.addMethod("changed:event:", of: Form.self) { $0.changed($1.value(0), event: $1.value(1)) }
    table.addMethod("double:", of: Form.self) { $0.double($1.value(0)) }
    table.addProperty("field", of: Form.self, \.field)
    table.addProperty("label", of: Form.self, \.label)
    table.addProperty("labels", of: Form.self, \.labels)
    table.addProperty("corner", of: Form.self, \.corner)
    table.addProperty("count", of: Form.self, \.count)
    table.addProperty("calls", of: Form.self, \.calls)
  }

  @Test func classesAreFoundByNameAndModule() {
    #expect(table.anyClass(named: "Form") == Form.self)
    #expect(table.anyClass(named: "Form", module: "App") == Form.self)
    #expect(table.anyClass(named: "Form", module: "Other") == Form.self)
    #expect(table.anyClass(named: "Sheet") == nil)
  }

  @Test func eachClassHasAName() {
    class Local {}
    #expect(RuntimeTable.name(of: UIView.self) == "UIView")
    #expect(RuntimeTable.name(of: NSObject.self) == "NSObject")
    #expect(RuntimeTable.name(of: UIButton.Nested.self) != RuntimeTable.name(of: Local.self))
    #expect(!RuntimeTable.name(of: Local.self).contains(" "))
  }

  @Test func methodsTakeTheArgumentsOfTheirSelector() {
    let form = Form()
    let button = UIButton()
    button.tag = 7
    table.perform("save", on: form, with: [])
    table.perform("tapped:", on: form, with: [button])
    table.perform("changed:event:", on: form, with: [button, nil])
    #expect(form.calls == ["save", "tapped 7", "changed"])
    #expect(table.perform("double:", on: form, with: [21]) as? NSNumber == 42)
  }

  @Test func overridesOfSubclassesAreCalled() {
    let form = LongForm()
    table.perform("save", on: form, with: [])
    #expect(form.calls == ["save", "tapped 0"])
    #expect(table.responds(form, to: "save"))
    #expect(!table.responds(UIButton(), to: "save"))
    #expect(!table.responds(form, to: "save:"))
  }

  @Test func propertiesTakeValuesOfTheirType() {
    let form = LongForm()
    let label = UILabel()
    func isSet(_ value: Any?, _ key: String) -> Bool {
      if case .set = table.setValue(value, forKey: key, of: form) { true } else { false }
    }
    #expect(isSet(label, "label") && form.label === label)
    #expect(isSet([label, label] as [UIView], "labels") && form.labels.count == 2)
    #expect(isSet(nil, "label") && form.label == nil)
    #expect(isSet(12.5, "corner") && form.corner == 12.5)
    #expect(isSet(3.0, "count") && form.count == 3)
    #expect(table.value(forKey: "count", of: form) as? Int == 3)
    #expect(table.value(forKey: "field", of: form) == nil)
  }

  @Test func otherTypesAndKeysAreTold() throws {
    let form = Form()
    guard case .wrongType(let expected) = table.setValue(UIView(), forKey: "label", of: form) else {
      Issue.record("a view is no label")
      return
    }
    #expect("\(expected)" == "Optional<UILabel>")
    guard case .wrongType = table.setValue("3", forKey: "count", of: form),
      case .unknownKey = table.setValue(3, forKey: "total", of: form),
      case .unknownKey = table.setValue([""], forKey: "calls", of: form)
    else {
      Issue.record("a text is no number, and a property that is only read is none that can be set")
      return
    }
    #expect(form.count == 0)
  }

  @Test func anUnknownSelectorStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = UIButton().perform("fly:", with: nil)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("'-[UIButton fly:]: unrecognized selector sent to instance'"))
  }

  /// What a walk through an app may reach: the classes that are made, not those that others build on.
  @Test func classesFromWhichNoOtherIsDerivedAreListed() {
    #expect(table.namesOfLeafClasses(of: UIViewController.self) == ["Form"])
    table.add(LongForm.self, named: "LongForm", module: "App")
    table.add(UILabel.self, named: "Title", module: "App")
    table.add(UIPageViewController.self, named: "Pages", module: "App", isStandIn: true)
    #expect(table.namesOfLeafClasses(of: UIViewController.self) == ["LongForm"])
    #expect(table.namesOfLeafClasses(of: UIScrollView.self) == [])
  }
}

extension UIButton {
  fileprivate class Nested {}
}
