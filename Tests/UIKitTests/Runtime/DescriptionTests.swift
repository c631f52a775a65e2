import Testing
import UIKit

/// Apps find nibs by the description of a class.
@Suite struct DescriptionTests {
  final class PetView: UIView {}

  private func name<View: UIView>(of type: View.Type) -> String? {
    View.description().split(separator: ".").last.map(String.init)
  }

  @Test func aClassIsDescribedByItsName() {
    #expect(name(of: PetView.self) == "PetView")
    #expect(UIView.description() == "UIKit.UIView")
  }
}
