import UIKit

/// Reads `<pickerView>`.
enum PickerViewReader: ViewReader {
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView { UIPickerView() }
}
