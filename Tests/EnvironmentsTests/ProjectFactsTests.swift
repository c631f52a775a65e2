import Environments
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

  @Test func severalProjectsOfAnAppAreTakenTogether() {
    var facts = ProjectFacts(projectFile: "IPHONEOS_DEPLOYMENT_TARGET = 17.0; TARGETED_DEVICE_FAMILY = 2;")
    facts.formUnion(ProjectFacts(projectFile: "IPHONEOS_DEPLOYMENT_TARGET = 15.0; TARGETED_DEVICE_FAMILY = 1;"))
    #expect(facts.deploymentTarget == 15)
    #expect(facts.deviceFamilies == [1, 2])
  }
}
