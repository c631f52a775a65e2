import Testing
import UIKit

/// Apps look nibs up by what a class says of itself.
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
