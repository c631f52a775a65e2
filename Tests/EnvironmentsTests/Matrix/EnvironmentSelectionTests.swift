import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Environments

struct EnvironmentSelectionTests {
  let document: InterfaceDocument

  private static func document(
    device: String, orientation: String = "portrait", appearance: String = "light"
  ) throws -> InterfaceDocument {
    try InterfaceDocument(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="\(device)" orientation="\(orientation)" appearance="\(appearance)"/><objects><view id="root"/></objects></document>
        """.utf8), path: "Fixture.xib")
  }

  init() throws {
    document = try Self.document(device: "retina6_12")
  }

  func words(_ environments: [Environment]) -> [String] {
    environments.map { $0.words }
  }

  /// Settings of a project narrow the default matrix, but not what a person requests.
  @Test func theProjectNarrowsTheMatrix() {
    func devices(_ project: ProjectFacts, _ selection: EnvironmentSelection = EnvironmentSelection()) -> Set<String> {
      Set(selection.matrix(for: document, in: project).map(\.device.id))
    }
    func directions(_ languages: [String], asking: [Environment.Direction] = []) -> Set<Environment.Direction> {
      var project = ProjectFacts()
      project.languages = languages
      var selection = EnvironmentSelection()
      selection.directions = asking
      return Set(selection.matrix(for: document, in: project).map(\.direction))
    }
    #expect(directions([]) == [.leftToRight, .rightToLeft])
    #expect(directions(["en", "he"]) == [.leftToRight, .rightToLeft])
    #expect(directions(["en", "de"]) == [.leftToRight])
    #expect(directions(["en", "de"], asking: [.rightToLeft]) == [.rightToLeft])

    var project = ProjectFacts()
    project.deploymentTarget = 15.6
    #expect(devices(project) == ["retina4_0", "retina6_12", "retina6_9"])
    project.deploymentTarget = 16
    #expect(devices(project) == ["retina4_7", "retina6_12", "retina6_9"])
    project.deviceFamilies = [1, 2]
    #expect(devices(project).contains("retina6_12"))
    project.deviceFamilies = [2]
    #expect(devices(project) == ["ipad8_3", "ipad11_0rounded", "ipad12_9rounded"])
    var asked = EnvironmentSelection()
    asked.devices = Device.all.filter { $0.id == "retina4_0" }
    #expect(devices(project, asked) == ["retina4_0"])
  }

  @Test func withoutAnythingAskedForItIsTheCanvas() {
    let environments = EnvironmentSelection().environments(for: document)
    #expect(environments == [.designTime(of: document)])
  }

  @Test func theMatrixHasThreeDevicesThreeTextSizesAndBothDirections() {
    let cells = EnvironmentSelection().matrix(for: document)
    #expect(cells.count == 20)
    #expect(Set(cells.map(\.id)).count == 20)
    #expect(Set(cells.prefix(18).map(\.screenSize.width)) == [320, 393, 440])
    #expect(Set(cells.map(\.textSizeName)) == ["L", "XXXL", "AX3"])
    #expect(Set(cells.map(\.directionName)) == ["ltr", "rtl"])
  }

  @Test func theUsualDeviceIsLaidOutInLandscapeAndDarkAsWell() {
    let cells = EnvironmentSelection().matrix(for: document)
    #expect(cells.suffix(2).map(\.words) == ["iPhone 16, landscape, L", "iPhone 16, L, dark"])
  }

  @Test func anAppWithoutLandscapeAndDarkAppearanceHasNeither() {
    var project = ProjectFacts()
    project.turnsToLandscape = false
    project.staysLight = true
    let cells = EnvironmentSelection().matrix(for: document, in: project)
    #expect(cells.allSatisfy { $0.orientation == .portrait && $0.appearance == .light })
  }

  /// On which side the author last turned the canvas, and in which appearance, says nothing about the app.
  @Test(arguments: [MatrixPreset.quick, .full]) func theCanvasDoesNotNarrowTheMatrix(preset: MatrixPreset) throws {
    var selection = EnvironmentSelection()
    selection.preset = preset
    let turned = try Self.document(device: "retina6_12", orientation: "landscape", appearance: "dark")
    #expect(selection.matrix(for: turned).map(\.id) == selection.matrix(for: document).map(\.id))
    var project = ProjectFacts()
    project.turnsToLandscape = false
    let cells = selection.matrix(for: turned, in: project)
    #expect(!cells.isEmpty && cells.allSatisfy { $0.orientation == .portrait })
  }

  @Test(arguments: [MatrixPreset.quick, .full]) func anAppThatIsAlwaysDarkIsNeverLight(preset: MatrixPreset) {
    var project = ProjectFacts()
    project.staysDark = true
    var selection = EnvironmentSelection()
    selection.preset = preset
    let cells = selection.matrix(for: document, in: project)
    #expect(!cells.isEmpty && cells.contains { $0.contrast == .standard && $0.appearance == .dark })
    #expect(cells.allSatisfy { $0.appearance == .dark })
  }

  @Test(arguments: [MatrixPreset.quick, .full]) func anAppInLandscapeAloneIsNotLaidOutUpright(preset: MatrixPreset) {
    var project = ProjectFacts()
    project.standsUpright = false
    var selection = EnvironmentSelection()
    selection.preset = preset
    let cells = selection.matrix(for: document, in: project)
    #expect(!cells.isEmpty && cells.allSatisfy { $0.orientation == .landscape })
    #expect(Set(cells.map(\.id)).count == cells.count)
  }

  @Test func anIPadDocumentIsLaidOutOnIPads() throws {
    let document = try Self.document(device: "ipad9_7")
    let devices = EnvironmentSelection().matrix(for: document).map(\.device.idiom)
    #expect(Set(devices) == [.pad])
  }

  @Test func whatIsAskedForReplacesTheDefaultOfItsAxisOnly() {
    var selection = EnvironmentSelection()
    selection.textSizes = [.accessibilityExtraExtraExtraLarge]
    let cells = selection.matrix(for: document)
    #expect(cells.count == 6)
    #expect(cells.allSatisfy { $0.textSizeName == "AX5" })
  }

  @Test func aLanguageBringsItsDirection() {
    var selection = EnvironmentSelection()
    selection.locales = ["de", "ar"]
    #expect(
      words(selection.environments(for: document)) == ["iPhone 16, L, de", "iPhone 16, L, ar, right to left"])
  }

  @Test func onlyOnePseudoLanguageIsMirrored() {
    var selection = EnvironmentSelection()
    selection.locales = ["accented", "right-to-left"]
    #expect(
      words(selection.environments(for: document)) == [
        "iPhone 16, L, accented", "iPhone 16, L, right-to-left, right to left",
      ])
  }

  /// The full matrix has every combination, and then every language of the document and every pseudo-language.
  @Test func theFullMatrixHasEverything() {
    var selection = EnvironmentSelection()
    selection.preset = .full
    let cells = selection.matrix(for: document)
    // Increased contrast in both appearances, bold text, and four pseudo-languages.
    #expect(cells.count == 4 * 2 * 5 * 2 * 2 + 3 + 4)
    #expect(Set(cells.map(\.id)).count == cells.count)
    #expect(cells.suffix(4).map(\.localeName) == ["accented", "double-length", "bounded", "right-to-left"])
    #expect(Set(cells.map(\.textSizeName)) == ["XS", "L", "XXXL", "AX3", "AX5"])
    let quick = Set(EnvironmentSelection().matrix(for: document).map { $0.id })
    #expect(quick.isSubset(of: cells.map(\.id)))
  }

  @Test func theProjectNarrowsTheFullMatrix() {
    var project = ProjectFacts()
    project.deploymentTarget = 17
    project.deviceFamilies = [1, 2]
    project.turnsToLandscape = false
    project.staysLight = true
    project.languages = ["en"]
    var selection = EnvironmentSelection()
    selection.preset = .full
    let cells = selection.matrix(for: document, in: project)
    // The app does not rotate, so no other app can be beside it.
    #expect(cells.count == (3 + 3) * 5 + 2 + 4)
    #expect(cells.map(\.screenSize.width).min() == 375)
    #expect(cells.allSatisfy { $0.orientation == .portrait && $0.appearance == .light })
    project.deviceFamilies = [2]
    #expect(selection.matrix(for: document, in: project).allSatisfy { $0.device.idiom == .pad })
  }

  @Test func selectionsAreCodedByNames() throws {
    var selection = EnvironmentSelection()
    selection.devices = Device.all
    selection.orientations = Orientation.allCases
    selection.textSizes = TextSize.categories
    selection.locales = ["de", "accented"]
    selection.directions = Environment.Direction.allCases
    selection.appearances = Environment.Appearance.allCases
    selection.contrasts = Environment.Contrast.allCases
    selection.boldTexts = [false, true]
    selection.contents = Environment.Content.allCases
    selection.preset = .full
    let data = try JSONEncoder().encode(selection)
    #expect(try JSONDecoder().decode(EnvironmentSelection.self, from: data) == selection)
  }

  @Test func aDeviceThatIsAskedForHasItsOwnSafeArea() {
    var selection = EnvironmentSelection()
    selection.devices = Device.all.filter { $0.id == "retina4_0" }
    #expect(selection.environments(for: document).map(\.safeAreaSource) == [.device])
    selection.devices = []
    selection.textSizes = [.large]
    #expect(selection.environments(for: document).map(\.safeAreaSource) == [.canvas])
  }

  @Test func contrastAndBoldTextAreAxes() {
    var selection = EnvironmentSelection()
    selection.contrasts = [.standard, .increased]
    selection.boldTexts = [true]
    #expect(
      words(selection.environments(for: document)) == [
        "iPhone 16, L, bold text", "iPhone 16, L, increased contrast, bold text",
      ])
    let cells = selection.matrix(for: document)
    #expect(cells.count == 36)
    #expect(Set(cells.map(\.id)).count == 36)
  }

  /// Older run files had no contrast, and identifiers of six parts.
  @Test func anEnvironmentIsCodedWithAndWithoutItsSettings() throws {
    var environment = Environment.designTime(of: document)
    #expect(environment.id == "retina6_12/portrait/L/base/ltr/light")
    environment.contrast = .increased
    environment.content = .long
    #expect(environment.id == "retina6_12/portrait/L/base/ltr/light/increased contrast/long content")
    environment.safeAreaSource = .device
    #expect(try JSONDecoder().decode(Environment.self, from: JSONEncoder().encode(environment)) == environment)
    let old = """
      {"device": "retina4_0", "deviceName": "iPhone SE", "orientation": "portrait", "width": 320, "height": 568, \
      "textSize": "L", "locale": "base", "direction": "ltr", "appearance": "dark"}
      """
    #expect(try JSONDecoder().decode(Environment.self, from: Data(old.utf8)).words == "iPhone SE, L, dark")
  }

  /// Other apps may be beside an iPad app that states so. Without a project, nothing is assumed about a document.
  @Test func anIPadDocumentIsLaidOutInSplitView() throws {
    let document = try Self.document(device: "ipad9_7")
    func windows(_ project: ProjectFacts?) -> [String] {
      EnvironmentSelection().matrix(for: document, in: project).filter { $0.device.window != nil }.map {
        $0.words
      }
    }
    var project = ProjectFacts()
    project.deviceFamilies = [1, 2]
    #expect(
      windows(project) == [
        "iPad Pro 11\" in Split View at a third, L", "iPad Pro 11\" in Split View at two thirds, L",
      ])
    project.requiresFullScreen = true
    #expect(windows(project) == [])
    #expect(windows(nil) == [])
  }

  @Test func shownTextsAreLaidOutEmptyAndLongAsWell() throws {
    var document = document
    document.shownTexts = ["price": .sample(.price)]
    let cells = EnvironmentSelection().matrix(for: document)
    #expect(cells.count == 22)
    #expect(cells.suffix(2).map(\.words) == ["iPhone SE, L, empty content", "iPhone SE, L, long content"])
  }

  /// Another app may be beside an app that supports all orientations and does not require the whole screen.
  @Test(
    arguments: [
      ([1, 2], nil, nil, true), ([2], false, nil, true), ([1], nil, nil, false), ([1, 2], true, nil, false),
      ([1, 2], nil, false, false),
    ] as [([Int], Bool?, Bool?, Bool)])
  func windowsBesideAnotherApp(families: [Int], takesScreen: Bool?, turns: Bool?, hasWindows: Bool) {
    var project = ProjectFacts()
    project.deviceFamilies = families
    project.requiresFullScreen = takesScreen
    project.turnsToLandscape = turns
    var selection = EnvironmentSelection()
    selection.preset = .full
    let cells = selection.matrix(for: document, in: project)
    #expect(Set(cells.map(\.id)).count == cells.count)
    let widths = Set(cells.filter { $0.device.name.contains("in Split View at") }.map(\.screenSize.width))
    #expect(widths == (hasWindows ? [320, 375, 504, 809] : []))
  }
}
