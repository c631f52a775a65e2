import UIKit

/// Reads `<pickerView>`.
enum PickerViewReader: ViewReader {
  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIPickerView { UIPickerView() }
}
