import Foundation
import Typesetting

extension UIFont {
  /// The font families of iOS whose glyph widths are known here, in alphabetical order.
  ///
  /// A device lists more: about 80 families, and those of the app's own fonts.
  public class var familyNames: [String] { families.keys.sorted() }

  /// The PostScript names of the family's fonts whose glyph widths are known here, in alphabetical order.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    guard let prefixes = families[familyName] else { return [] }
    return NamedFonts.postScriptNames.filter { name in
      prefixes.contains(String(name.prefix { $0 != "-" }))
    }
  }

  /// For each family, the parts before the hyphen of its fonts' PostScript names.
  private static let families = [
    "Arial": ["Arial", "ArialMT"], "Arial Rounded MT Bold": ["ArialRoundedMTBold"], "Avenir": ["Avenir"],
    "Avenir Next": ["AvenirNext"], "Avenir Next Condensed": ["AvenirNextCondensed"],
    "Bradley Hand": ["BradleyHandITCTT"], "Courier": ["Courier"],
    "Courier New": ["CourierNewPS", "CourierNewPSMT"], "DIN Alternate": ["DINAlternate"], "Didot": ["Didot"],
    "Futura": ["Futura"], "Georgia": ["Georgia"], "Gill Sans": ["GillSans"], "Helvetica": ["Helvetica"],
    "Helvetica Neue": ["HelveticaNeue"], "Marker Felt": ["MarkerFelt"], "Menlo": ["Menlo"],
    "Noteworthy": ["Noteworthy"], "Optima": ["Optima"], "Palatino": ["Palatino"],
    "Times New Roman": ["TimesNewRomanPS", "TimesNewRomanPSMT"], "Trebuchet MS": ["TrebuchetMS"],
  ]
}
