import Testing

@testable import Projects

/// Cases lose what the names of all constants of an enumeration begin with.
struct EnumeratorNamesTests {
  private func names(_ constants: [String], of enumeration: String) -> [String] {
    let prefix = EnumeratorNames.prefix(of: constants, in: enumeration)
    return constants.map { EnumeratorNames.name(of: $0, without: prefix) }
  }

  @Test(arguments: [
    ("UITableViewStyle", ["UITableViewStylePlain", "UITableViewStyleGrouped"], ["plain", "grouped"]),
    ("NSCalendarUnits", ["NSCalendarUnitEra", "NSCalendarUnitYear"], ["era", "year"]),
    ("Categories", ["CategoryOne", "CategoryTwo"], ["one", "two"]),
    ("Mode", ["kModeOn", "kModeOff"], ["on", "off"]), ("Mode", ["Mode_On", "Mode_Off"], ["on", "off"]),
    ("Level", ["Level1", "Level2"], ["Level1", "Level2"]), ("Level", ["LevelURL", "LevelHTML"], ["URL", "HTML"]),
    ("Level", ["High", "Low"], ["High", "Low"]), ("Level", ["LevelOnly"], ["only"]), ("Level", ["Level"], ["Level"]),
  ])
  func casesAreShort(_ enumeration: String, constants: [String], cases: [String]) {
    #expect(names(constants, of: enumeration) == cases)
  }
}
