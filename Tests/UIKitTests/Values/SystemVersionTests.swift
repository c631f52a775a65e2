import Testing

@testable import UIKit

/// Versions of iOS, and what of the layout follows them.
struct SystemVersionTests {
  @Test func textsNameVersions() {
    #expect(SystemVersion("17.5") == SystemVersion(17, 5))
    #expect(SystemVersion("26") == SystemVersion(26))
    #expect(SystemVersion("13.3.1")?.text == "13.3")
    for text in ["", "x", "17.", "1.2.3.4", "-1"] { #expect(SystemVersion(text) == nil) }
    #expect(SystemVersion(9, 3) < SystemVersion(13))
    #expect(SystemVersion(17, 1) < SystemVersion(17, 5))
  }

  @Test(arguments: [(14, true), (15, false)]) func barsAndTablesChangedWithIOS15(_ major: Int, _ isOld: Bool) {
    let policy = LayoutPolicy(system: SystemVersion(major))
    #expect(policy.bars.fillsNavigationBarsAtRest == isOld)
    #expect(policy.tables.showsEmptyRows == isOld)
  }

  @Test(arguments: [(16, false), (17, true)]) func justifiedLinesChangedWithIOS17(_ major: Int, _ isEven: Bool) {
    #expect(LayoutPolicy(system: SystemVersion(major)).evensJustifiedLines == isEven)
  }

  @Test func theUsualVersionHasTheUsualRules() {
    #expect(LayoutPolicy(system: .current) == .device)
    #expect(LayoutPolicy(system: SystemVersion(26)).controls == LayoutPolicy.iOS26.controls)
  }
}
