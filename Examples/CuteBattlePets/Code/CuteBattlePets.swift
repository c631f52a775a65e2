import Drawing
import Foundation
import InterfaceBuilder
import UIKit

/// The app: its storyboard, and the classes that the storyboard names.
///
/// `swift run CuteBattlePets [FOLDER]` draws every screen at the size Large, and in strips of the twelve text sizes, from
/// left to right and from right to left; the folder is out/CuteBattlePets where none is given.
@main
struct CuteBattlePets {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
      return print(
        "usage: CuteBattlePets [FOLDER]\n\nDraws the screens of the app into FOLDER, out/CuteBattlePets by default.")
    }
    let folder = URL(fileURLWithPath: arguments.first ?? "out/CuteBattlePets")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let app = try CuteBattlePets(storyboard: "Examples/CuteBattlePets/Main.storyboard")
    for name in app.screenNames {
      try app.picture(of: name)?.write(to: folder.appendingPathComponent(name + "-large.png"))
      for direction in Environment.Direction.allCases {
        let suffix = direction == .rightToLeft ? "-right-to-left" : ""
        let file = folder.appendingPathComponent(name + suffix + ".png")
        try app.strip(of: name, direction: direction).write(to: file)
        print("wrote \(file.relativePath)")
      }
    }
  }

  /// The classes of the app that the storyboard names.
  static var classes: CustomClasses {
    var classes = CustomClasses()
    classes.registerController("PetViewController") { PetViewController() }
    classes.registerController("BattleViewController") { BattleViewController() }
    classes.registerController("ScoreCardViewController") { ScoreCardViewController() }
    classes.registerController("AchievementsViewController") { AchievementsViewController() }
    return classes
  }

  let document: InterfaceDocument

  /// Reads the storyboard.
  init(storyboard path: String) throws {
    document = try InterfaceDocument.load(contentsOf: path)
  }

  private var screens: [SceneDescription] { document.scenes.filter { $0.rootViewElement != nil } }

  /// Names of the screens, those of their controllers' classes.
  var screenNames: [String] { screens.map(\.name) }

  /// A screen laid out at a text size; nil for a name that the storyboard doesn't have.
  func screen(
    _ name: String, at category: UIContentSizeCategory = .large, direction: Environment.Direction = .leftToRight
  ) -> LoadedScene? {
    guard let scene = screens.first(where: { $0.name == name }) else { return nil }
    var environment = Environment.designTime(of: document)
    environment.contentSizeCategory = category
    environment.direction = direction
    environment.surroundings = .device
    let loaded = document.instantiate(scene, in: environment, classes: Self.classes)
    loaded.layout()
    return loaded
  }

  /// A screen at the text size Large.
  func picture(of name: String) throws -> Data? {
    try screen(name).map { try ScreenRenderer(scale: 1).data(of: Screen($0)) }
  }

  /// A screen at all text sizes, side by side.
  func strip(of name: String, direction: Environment.Direction) throws -> Data {
    let cells = UIContentSizeCategory.allCases.compactMap { category in
      screen(name, at: category, direction: direction).map {
        ScreenStrip.Cell(Screen($0), caption: category.rawValue.replacing("UICTContentSizeCategory", with: ""))
      }
    }
    return try ScreenStrip(renderer: ScreenRenderer(scale: 1), cells: cells).data()
  }
}

extension Screen {
  /// A loaded scene with the bars around it.
  fileprivate init(_ scene: LoadedScene) {
    let around = scene.surroundings
    self.init(
      scene.rootView, size: around.size, rootOrigin: around.rootViewOrigin, bars: scene.surroundingBars,
      statusBarHeight: around.statusBar, homeAreaHeight: around.homeArea)
  }
}
