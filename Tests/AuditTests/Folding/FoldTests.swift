import Environments
import Foundation
import InterfaceBuilder
import Testing

@testable import Audit

/// Environments in words: what a developer reads in place of a list of cells.
struct FoldTests {
  /// 3 screens × 4 text sizes × 2 directions.
  static let matrix: [Environment] = [Environment.Direction.leftToRight, .rightToLeft].flatMap { direction in
    [320.0, 393, 440].flatMap { width in
      ["L", "XXXL", "AX1", "AX3"].map { size in
        Environment(
          device: phone(width: width), contentSizeCategory: TextSize.categories[TextSize.rank(size)],
          direction: direction)
      }
    }
  }

  /// A phone that is twice as high as wide.
  private static func phone(width: Double) -> Device {
    var phone = Device.canvas(size: CGSize(width: width, height: width * 2))
    phone.id = "phone\(Int(width))"
    phone.name = "Phone \(Int(width))"
    return phone
  }

  func words(where isAffected: (Environment) -> Bool) -> String {
    Fold(affected: Set(Self.matrix.filter(isAffected).map(\.id)), of: Self.matrix.map(Cell.init)).words
  }

  @Test func allCells() {
    #expect(words { _ in true } == "everywhere")
  }

  @Test func oneAxis() {
    #expect(words { $0.textSizeName.hasPrefix("AX") } == "from AX1 up")
    #expect(words { $0.textSizeName == "L" } == "at L")
    #expect(words { !$0.textSizeName.hasPrefix("AX") } == "up to XXXL")
    #expect(words { $0.textSizeName == "XXXL" || $0.textSizeName == "AX1" } == "from XXXL to AX1")
    #expect(words { $0.screenSize.width <= 393 } == "on screens up to 393 × 786")
    #expect(words { $0.screenSize.width >= 393 } == "on screens from 393 × 786")
    #expect(words { $0.screenSize.width == 393 } == "on Phone 393")
    #expect(words { $0.direction == .rightToLeft } == "right to left")
  }

  @Test func severalAxes() {
    #expect(
      words { $0.textSizeName.hasPrefix("AX") && $0.screenSize.width <= 320 && $0.direction == .rightToLeft }
        == "from AX1 up, on screens up to 320 × 640, right to left")
  }

  @Test func screensOfTheOtherOrientationAreNeitherLargerNorSmaller() {
    var landscape = Self.matrix[4]
    landscape.orientation = .landscape
    let cells = [Self.matrix[0], Self.matrix[4], Self.matrix[8], landscape]
    func words(_ places: [Int]) -> String {
      Fold(affected: Set(places.map { cells[$0].id }), of: cells.map(Cell.init)).words
    }
    #expect(words([0, 1]) == "in portrait on screens up to 393 × 786")
    #expect(words([0, 1, 2]) == "in portrait")
    #expect(words([3]) == "in landscape")
  }

  @Test func languagesHaveTheirNames() {
    let cells = [nil, "de", "fi", "pt-BR"].map { locale in
      var cell = Self.matrix[0]
      cell.locale = locale
      return cell
    }
    func words(_ locales: Set<String>) -> String {
      Fold(affected: Set(cells.filter { locales.contains($0.localeName) }.map(\.id)), of: cells.map(Cell.init)).words
    }
    #expect(words(["de"]) == "in German")
    #expect(words(["de", "pt-BR"]) == "in German and Portuguese (Brazil)")
    #expect(words(["base", "de", "fi"]) == "in the document’s language, German and Finnish")
  }

  @Test func settingsAreToldInWords() {
    var cells = [Self.matrix[0], Self.matrix[0], Self.matrix[0], Self.matrix[0]]
    cells[1].contrast = .increased
    cells[2].isTextBold = true
    cells[3].content = .long
    func words(_ places: [Int]) -> String {
      Fold(affected: Set(places.map { cells[$0].id }), of: cells.map(Cell.init)).words
    }
    #expect(words([1]) == "with increased contrast")
    #expect(words([2]) == "with bold text")
    #expect(words([3]) == "with long content")
    #expect(words([0, 1, 2, 3]) == "everywhere")
  }

  @Test func windowsAreToldByTheirPart() {
    let cells = ["ipad11_0rounded", "ipad11_0rounded_third", "ipad11_0rounded_two_thirds"].compactMap(Device.named).map
    { device in
      var cell = Self.matrix[0]
      cell.device = device
      return cell
    }
    func words(_ places: [Int]) -> String {
      Fold(affected: Set(places.map { cells[$0].id }), of: cells.map(Cell.init)).words
    }
    #expect(words([1]) == "in Split View at a third")
    #expect(words([2]) == "in Split View at two thirds")
    #expect(words([1, 2]) == "in Split View")
  }

  @Test func aStaircaseTakesOnePhraseAStep() {
    #expect(
      words {
        $0.textSizeName == "AX3" || $0.textSizeName == "AX1" && $0.screenSize.width <= 393
          || $0.screenSize.width <= 320 && $0.textSizeName != "L"
      }
        == "from XXXL up, on screens up to 320 × 640; from AX1 up, on screens up to 393 × 786; at AX3")
  }

  @Test func whatDoesNotFitIsCounted() {
    // A chequerboard has no boxes larger than one cell on two of its axes.
    let words = words { cell in
      (["L", "XXXL", "AX1", "AX3"].firstIndex(of: cell.textSizeName) ?? 0) % 2 == (cell.screenSize.width == 393 ? 1 : 0)
    }
    #expect(words.hasSuffix("; and in 6 more environments"))
  }

  @Test(arguments: 1...100) func boxesHoldTheAffectedCellsAndNoOthers(pattern: UInt64) {
    var state = pattern &* 0x9E37_79B9_7F4A_7C15
    let affected = Self.matrix.filter { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 62 > 0
    }
    let boxes = Fold(affected: Set(affected.map(\.id)), of: Self.matrix.map(Cell.init)).boxes
    #expect(Self.matrix.filter { cell in boxes.contains { $0.contains(Cell(cell)) } } == affected)
  }
}
