import Pages

/// The HTML page of `snug verify`: each screen that is not as recorded, with the command that accepts it.
///
/// The page is a file without a server. For the ticked screens it shows a command, which the user runs in a terminal.
@MainActor struct RecordingPage {
  private let run: RecordingRun
  /// The command line of `snug record` with the paths and options of the run.
  private let command: String

  /// - Parameters:
  ///   - run: the result of the run.
  ///   - command: the command line of `snug record` with the run's paths and options.
  init(_ run: RecordingRun, command: String) {
    self.run = run
    self.command = command
  }

  var text: String {
    let shown = run.screens.filter { $0.pictures != nil }
    let figures = [run.new.isEmpty && run.damaged.isEmpty && run.stale.isEmpty ? nil : run.others, run.folder]
    let page = ComparisonPage(
      title: run.headline, figures: figures.compactMap(\.self).joined(separator: " · "),
      tool: "snug \(ProgramVersion.current)"
    ) {
      if !run.faults.isEmpty { faults }
      for document in groups(of: shown, by: { Self.parent(of: Self.parent(of: $0.name)) }) {
        element("h2", ["class": "document"]) { Self.parent(of: Self.parent(of: document[0].name)) }
        for screens in groups(of: document, by: { Self.parent(of: $0.name) }) { section(screens) }
      }
      if !run.stale.isEmpty { stale }
      if !shown.isEmpty { basket }
    }
    return page.text
  }

  private static func parent(of name: String) -> String {
    name.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Consecutive screens with the same key, grouped.
  private func groups(of screens: [RecordedScreen], by key: (RecordedScreen) -> String) -> [[RecordedScreen]] {
    var groups: [[RecordedScreen]] = []
    for screen in screens {
      if let last = groups.last?.first, key(last) == key(screen) {
        groups[groups.count - 1].append(screen)
      } else {
        groups.append([screen])
      }
    }
    return groups
  }

  private func section(_ screens: [RecordedScreen]) -> Fragment {
    let name = Self.parent(of: screens[0].name)
    return element("section", ["class": "screen"]) {
      element("header") { element("h2") { screens[0].screen } }
      for screen in screens { part(screen) }
      if screens.count > 1 { commandLine(accepting: name) }
    }
  }

  private func part(_ screen: RecordedScreen) -> Fragment {
    element("div", ["class": "environment"]) {
      element("header") {
        element("h3") { screen.environment }
        element("p", ["class": "counts"]) { words(for: screen) }
        element("label", ["class": "accept", "hidden": ""]) {
          element("input", ["type": "checkbox", "data-accept": ShellWord.quoted(screen.name)])
          " Accept"
        }
      }
      if let pictures = screen.pictures {
        PictureFigures(pictures, of: screen.screen, words: (old: "expected", new: "actual")).fragment
      }
      TreeLines(screen.lines).fragments
      commandLine(accepting: screen.name)
    }
  }

  private func words(for screen: RecordedScreen) -> String {
    switch screen.state {
    case .new: "not recorded"
    case .damaged: "the recording cannot be read"
    default:
      screen.differentPixels == 0
        ? "no pixel differs"
        : "\(RecordingRun.count(screen.differentPixels, "pixel differs", "pixels differ")) of \(screen.pixels)"
    }
  }

  private func commandLine(accepting name: String) -> Fragment {
    CopiedCommand("\(command) --only \(ShellWord.quoted(name))").fragment
  }

  private var faults: Fragment {
    element("section", ["class": "list faults"]) {
      element("h2") { "Damaged recordings" }
      element("ul") {
        for fault in run.faults {
          element("li") {
            element("code") { fault.line.map { "\(fault.path):\($0)" } ?? fault.path }
            " "
            fault.message
          }
        }
      }
    }
  }

  private var stale: Fragment {
    element("section", ["class": "list"]) {
      element("h2") { "Stale recordings" }
      element("ul") {
        for entry in run.stale {
          element("li") {
            element("code") { entry.name }
            ": \(entry.reason)"
          }
        }
      }
      CopiedCommand("\(command) --remove-stale").fragment
    }
  }

  /// The box with the command that accepts the ticked screens.
  private var basket: Fragment {
    element("aside", ["class": "basket", "hidden": "", "data-command": command, "aria-live": "polite"]) {
      element("p")
      CopiedCommand(command).fragment
    }
  }
}
