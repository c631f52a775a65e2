import Environments
import InterfaceBuilder
import Testing

struct ProjectFactsTests {
  /// The parts of a project file that matter here, as Xcode writes them.
  let text = """
    // !$*UTF8*$!
    {
    \tobjects = {
    \t\tAB12 /* Project object */ = {
    \t\t\tdevelopmentRegion = en;
    \t\t\tknownRegions = (
    \t\t\t\ten,
    \t\t\t\tBase,
    \t\t\t\t"pt-BR",
    \t\t\t);
    \t\t};
    \t\tAB13 /* Debug */ = {
    \t\t\tbuildSettings = {
    \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 16.4;
    \t\t\t\tTARGETED_DEVICE_FAMILY = "1,2";
    \t\t\t};
    \t\t};
    \t\tAB14 /* Debug */ = {
    \t\t\tbuildSettings = {
    \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 9.3;
    \t\t\t\tTARGETED_DEVICE_FAMILY = 1;
    \t\t\t};
    \t\t};
    \t};
    }
    """

  @Test func aProjectFileSaysLanguagesOldestReleaseAndDevices() {
    let facts = ProjectFacts(projectFile: text)
    #expect(facts.languages == ["en", "pt-BR"])
    #expect(facts.deploymentTarget == 9.3)
    #expect(facts.deviceFamilies == [1, 2])
    #expect(!facts.mayBeMirrored)
    #expect(facts.mayRunOnNarrowPhones)
    #expect(!facts.isForPadsOnly)
  }

  @Test(arguments: ["ar", "he-IL", "fa", "ur"])
  func anAppInARightToLeftLanguageMayBeMirrored(language: String) {
    #expect(ProjectFacts(projectFile: "knownRegions = (en, Base, \"\(language)\");").mayBeMirrored)
  }

  @Test(arguments: ["", "{}", "knownRegions = (Base,);"])
  func whatAFileDoesNotSayIsUnknown(text: String) {
    let facts = ProjectFacts(projectFile: text)
    #expect(facts == ProjectFacts())
    #expect(facts.mayBeMirrored)
    #expect(facts.mayRunOnNarrowPhones)
    #expect(!facts.isForPadsOnly)
  }

  @Test(arguments: [
    ("IPHONEOS_DEPLOYMENT_TARGET = 17.0", 17.0), ("    IPHONEOS_DEPLOYMENT_TARGET: \"16.4\"", 16.4),
    ("options:\n  deploymentTarget:\n    iOS: \"15.0\"", 15), (".iOS(.v16), .macOS(.v10_15)", 16),
    (".iOS(\"15.4\")", 15.4),
  ])
  func configurationsSpecificationsAndManifestsSayTheOldestRelease(text: String, release: Double) {
    #expect(ProjectFacts(settings: text).deploymentTarget == release)
  }

  @Test func aPropertyListSaysOrientationsAndAppearance() {
    let facts = ProjectFacts(
      infoPlist: """
        <key>UISupportedInterfaceOrientations</key>
        <array>
          <string>UIInterfaceOrientationPortrait</string>
        </array>
        <key>UISupportedInterfaceOrientations~ipad</key>
        <array>
          <string>UIInterfaceOrientationLandscapeLeft</string>
        </array>
        <key>UIUserInterfaceStyle</key>
        <string>Light</string>
        """)
    #expect(!facts.mayBeInLandscape(onPads: false))
    #expect(facts.mayBeInLandscape(onPads: true))
    #expect(!facts.mayBeDark)
    #expect(ProjectFacts(infoPlist: "<dict/>").mayBeInLandscape(onPads: false))
    #expect(ProjectFacts(infoPlist: "<dict/>").mayBeDark)
  }

  @Test func buildSettingsMayStandForThePropertyList() {
    let facts = ProjectFacts(
      projectFile: """
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationLandscapeLeft";
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;
        INFOPLIST_KEY_UIUserInterfaceStyle = Light;
        """)
    #expect(facts.turnsToLandscape == false)
    #expect(facts.staysLight == true)
  }

  @Test func severalProjectsOfAnAppAreTakenTogether() {
    var facts = ProjectFacts(projectFile: "IPHONEOS_DEPLOYMENT_TARGET = 17.0; TARGETED_DEVICE_FAMILY = 2;")
    facts.formUnion(ProjectFacts(projectFile: "IPHONEOS_DEPLOYMENT_TARGET = 15.0; TARGETED_DEVICE_FAMILY = 1;"))
    #expect(facts.deploymentTarget == 15)
    #expect(facts.deviceFamilies == [1, 2])
  }

  /// A kiosk supports landscape only. What iPads support says nothing about iPhones.
  @Test(arguments: [
    (["UIInterfaceOrientationLandscapeLeft"], [String](), true, false),
    (["UIInterfaceOrientationLandscapeLeft"], ["UIInterfaceOrientationPortrait"], true, false),
    (["UIInterfaceOrientationPortraitUpsideDown"], ["UIInterfaceOrientationLandscapeLeft"], false, true),
    ([], ["UIInterfaceOrientationLandscapeLeft"], false, false), ([], [], true, true),
  ])
  func eachKindOfDeviceHasItsOrientations(pads: [String], phones: [String], isUpright: Bool, arePadsUpright: Bool) {
    func list(_ key: String, _ names: [String]) -> String {
      names.isEmpty ? "" : "<key>\(key)</key><array>\(names.map { "<string>\($0)</string>" }.joined())</array>"
    }
    let facts = ProjectFacts(
      infoPlist: list("UISupportedInterfaceOrientations~ipad", pads) + list("UISupportedInterfaceOrientations", phones))
    #expect(facts.mayBeInPortrait(onPads: false) == isUpright)
    #expect(facts.mayBeInPortrait(onPads: true) == arePadsUpright)
    let settings = [("iPad", pads), ("iPhone", phones)].filter { !$0.1.isEmpty }.map {
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_\($0.0) = \"\($0.1.joined(separator: " "))\";"
    }
    let ofSettings = ProjectFacts(projectFile: settings.joined(separator: "\n"))
    #expect(ofSettings.mayBeInPortrait(onPads: false) == isUpright)
    #expect(ofSettings.mayBeInPortrait(onPads: true) == arePadsUpright)
  }

  @Test func targetsOfWhichOneStandsUpright() {
    var facts = ProjectFacts()
    facts.standsUpright = false
    var other = ProjectFacts()
    facts.formUnion(other)
    #expect(!facts.mayBeInPortrait(onPads: false))
    other.standsUpright = true
    facts.formUnion(other)
    #expect(facts.mayBeInPortrait(onPads: false))
  }

  /// A file that is in no build phase is in no app.
  @Test func theFilesOfTheTargets() {
    let phase = "A1 /* Main.storyboard in Resources */, A2 /* App.swift in Sources */, A3 /* Old.xib */,"
    #expect(ProjectFacts.filesOfTargets(inProjectFile: phase) == ["Main.storyboard", "App.swift"])
  }

  @Test(arguments: ["isa = PBXFileSystemSynchronizedRootGroup;", "lastKnownFileType = folder;"])
  func targetsWithWholeFoldersDoNotTell(line: String) {
    #expect(ProjectFacts.filesOfTargets(inProjectFile: "A1 /* Main.storyboard in Resources */ \(line)") == nil)
  }

  /// Of two apps with one document, one stands upright on newer phones, the other lies on any.
  @Test func theAppsThatCannotBeShownSoAreNamed() throws {
    var (upright, lying, both) = (ProjectFacts(), ProjectFacts(), ProjectFacts())
    (upright.standsUpright, upright.turnsToLandscape, upright.deploymentTarget) = (true, false, 17)
    (lying.standsUpright, lying.turnsToLandscape, lying.staysLight) = (false, true, true)
    both.apps = ["Phone": upright, "Kiosk": lying]
    func words(_ device: String, _ orientation: Orientation, _ appearance: Environment.Appearance) throws -> String? {
      var environment = Environment(device: try #require(Device.named(device)))
      environment.orientation = orientation
      environment.appearance = appearance
      return both.appsBeside([environment])
    }
    #expect(try words("iPhone 16", .portrait, .light) == "only Phone can be shown so, and Kiosk cannot")
    #expect(try words("iPhone SE", .landscape, .light) == "only Kiosk can be shown so, and Phone cannot")
    #expect(try words("iPhone SE", .landscape, .dark) == nil)
    #expect(ProjectFacts().appsBeside([Environment(device: try #require(Device.named("iPhone 16")))]) == nil)
  }
}
