import Audit
import Environments
import InterfaceBuilder
import Pages

/// The controls that filter the findings on the page: by text, rule, screen, impact and environment.
struct FilterBar {
  let environments: PageEnvironments
  let screens: [PageScreen]
  let header: RunHeader

  var fragment: Fragment {
    let findings = screens.flatMap(\.entries).map(\.finding)
    let rules = Set(findings.map(\.rule)).sorted()
    return element("details", ["class": "filter-box", "open": "", "hidden": ""]) {
      element("summary") { "Filters" }
      form(rules: rules)
    }
  }

  private func form(rules: [String]) -> Fragment {
    element("form", ["class": "filters", "role": "search", "aria-label": "Filters"]) {
      element(
        "input",
        ["type": "search", "name": "text", "placeholder": "Search", "aria-label": "Search", "autocomplete": "off"])
      select("outcome", "Kind", [("violation", "Violations"), ("needs-review", "To review")], all: "All findings")
      select("impact", "Impact", Impact.allCases.reversed().map { ($0.rawValue, $0.rawValue) }, all: "Any impact")
      select("rule", "Rule", rules.map { ($0, $0) }, all: "Any rule")
      select(
        "screen", "Screen",
        screens.map { ($0.id, "\($0.report.scene.name) (\($0.document))") }, all: "Any screen")
      axis("size", "Text size", \.textSizeName, all: "Any text size") { TextSize.rank($0) < TextSize.rank($1) }
      axis("device", "Device", \.device.name, all: "Any device")
      axis("orientation", "Orientation", \.orientation.rawValue, all: "Any orientation")
      axis("locale", "Language", \.localeName, all: "Any language")
      axis("direction", "Direction", \.directionName, all: "Any direction")
      axis("appearance", "Appearance", \.appearance.rawValue, all: "Any appearance")
      axis("contrast", "Contrast", \.contrast.rawValue, all: "Any contrast")
      axis("bold", "Bold text", \.boldTextName, all: "Bold text on or off")
      axis("content", "Content", \.content.rawValue, all: "Any content")
      element("button", ["type": "reset"]) { "Clear" }
      element("output", ["class": "matches", "aria-live": "polite"])
      element("fieldset") {
        element("legend") { "Show" }
        overlay("marks", "Marks", isOn: true)
        overlay("frames", "Frames")
        overlay("taps", "Tap areas")
        overlay("baselines", "Baselines")
      }
      element("button", ["type": "button", "class": "appearance", "aria-pressed": "false"]) { "Dark" }
    }
  }

  private func overlay(_ name: String, _ words: String, isOn: Bool = false) -> Fragment {
    element("label") {
      element("input", ["type": "checkbox", "name": name, "checked": isOn ? "" : nil])
      " \(words)"
    }
  }

  /// A menu with the values of an axis; empty if there is only one value.
  private func axis(
    _ name: String, _ label: String, _ value: (Environment) -> String, all: String,
    by precedes: ((String, String) -> Bool)? = nil
  ) -> [Fragment] {
    var values = environments.values(value)
    if let precedes { values.sort(by: precedes) }
    return values.count > 1 ? [select(name, label, values.map { ($0, $0) }, all: all)] : []
  }

  private func select(_ name: String, _ label: String, _ options: [(value: String, words: String)], all: String)
    -> Fragment
  {
    element("select", ["name": name, "aria-label": label]) {
      element("option", ["value": "", "selected": ""]) { all }
      for option in options { element("option", ["value": option.value]) { option.words } }
    }
  }
}
