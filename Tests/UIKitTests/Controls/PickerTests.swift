import Foundation
import Testing
import UIKit

/// Pickers.
@Suite struct PickerTests {
  private final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [["a", "b", "c"], ["1"]]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      rows[component][row]
    }
  }

  @Test func wheelsKeepTheirRowsUntilTheyAreAskedForAnew() {
    let (picker, wheels) = (UIPickerView(), Wheels())
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = wheels
    picker.delegate = wheels
    #expect(picker.numberOfComponents == 2)
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "b")
    wheels.rows[0] = ["z"]
    #expect(picker.selectedRow(inComponent: 0) == 0)
    wheels.rows[0] = ["x", "y"]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func coloursAreFoundByNameInTheCatalogsOfTheTask() {
    struct Catalog: UIColorSource {
      func color(named name: String) -> UIColor? { name == "accent" ? .red : nil }
    }
    #expect(UIColor(named: "accent") == nil)
    UIColor.withSource(Catalog()) {
      #expect(UIColor(named: "accent") == .red)
      #expect(UIColor(named: "other") == nil)
    }
  }
}
