import Audit
import Drawing
import Foundation
import InterfaceBuilder
import Reports
import UIKit

/// The files that are damaged before the program reads them: small ones that are right, made by code.
enum ProgramSeeds {
  /// A file that is damaged, what lies beside it, and the commands that read it.
  struct Plan {
    /// The name of the damaged file; `nil` if the damaged text stands for NAME in the commands.
    var name: String?
    var content: [UInt8]
    var files: [(name: String, content: [UInt8])] = []
    var commands: [[String]]
    var environment: [String: String] = [:]

    init(_ name: String?, _ content: String, _ files: [String: String] = [:], _ commands: [[String]]) {
      self.name = name
      self.content = Array(content.utf8)
      self.files = files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }
      self.commands = commands
    }
  }

  /// Words that mean something in one of the files, or forge a line.
  nonisolated static let snippets = [
    "\n::error file=a,line=1::forged\n", "\nMain.storyboard:1: error: forged\n", "##[error]forged", "\u{1B}[31m",
    "\u{202E}\u{2028}\u{61C}", "\u{85}", "{", "}", "[", "]", "\"", "'", "&a *a", "<<: *a", "!!binary", "- ", ": ", "*/",
    "/*",
    "1e308", "-1", "NaN", "99999999999999999999", "null", "..", "../../../etc/passwd", "@{-1}", "HEAD", "--output=x",
    ":/",
    "^{commit}", "~99999", "\\u0000", "\\", "%00", "\r\n\r\n", "Content-Length: 99999999999\r\n", "Host: other\r\n",
  ]

  private static let fast = ["--jobs", "1", "--device", "retina4_0", "--text-size", "L", "--direction", "ltr"]
  private static let audit = ["audit", "App"] + fast

  /// The plans of a subject; empty if this machine lacks what it needs.
  static func plans(of subject: FuzzSubject) -> [Plan] {
    if let known = known[subject] { return known }
    let plans = made(of: subject)
    known[subject] = plans
    return plans
  }

  private static var known: [FuzzSubject: [Plan]] = [:]

  private static func made(of subject: FuzzSubject) -> [Plan] {
    switch subject {
    case .solve: [Plan("a.cn", system, [["solve", "a.cn", "--explain"], ["solve", "a.cn", "--format", "json"]])]
    case .project:
      [
        Plan("App/App.xcodeproj/project.pbxproj", project, document, [["init", "App", "--force"], audit]),
        Plan("App/project.yml", generated, document, [["init", "App", "--force"], audit]),
        Plan(
          "App/Info.plist", settings, document.merging(["App/App.xcodeproj/project.pbxproj": project]) { $1 }, [audit]),
      ]
    case .sources: [Plan("App/Screen.swift", source, document, [audit])]
    case .configuration: [Plan("App/.snug.yml", configuration, document, [audit])]
    case .baseline: [Plan("App/b.json", baseline, document, [audit + ["--baseline", "App/b.json"]])]
    case .runs:
      [Plan("part/run.jsonl", run, [:], [["merge", "part", "--all", "--review", "--report", "sarif=out.sarif"]])]
    case .recordings: recordings
    case .fonts: fonts
    case .revisions: revisions
    default: []
    }
  }

  // MARK: Files

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES" toolsVersion="21507"><objects>
    <view id="root" customClass="Screen"><rect key="frame" x="0" y="0" width="320" height="568"/><subviews>
    <label id="one" text="A text that is cut" fixedFrame="YES"><rect key="frame" x="5" y="50" width="50" height="20"/>
    <fontDescription key="fontDescription" type="custom" name="Damaged" family="Damaged" pointSize="17"/></label>
    </subviews></view></objects></document>
    """
  private static let document = ["App/Main.xib": xib]
  private static let system = """
    views 2
    edit a 1 20
    # a comment
    1000 = 100  1*a 1*b 1*c
    750 >= 30  2*a -0.5*b
    250 <= 10  1*c
    change 0 100 90
    """
  private static let project = """
    // !$*UTF8*$!
    {archiveVersion = 1; objectVersion = 56; rootObject = P0; objects = {
    P0 = {isa = PBXProject; knownRegions = (en, de, "zh-Hans"); buildConfigurationList = L0; mainGroup = G0; targets = (T0); };
    G0 = {isa = PBXGroup; children = (F0); sourceTree = "<group>"; };
    F0 = {isa = PBXFileReference; path = Main.xib; sourceTree = "<group>"; };
    T0 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
    buildConfigurationList = L0; buildPhases = (R0); };
    R0 = {isa = PBXResourcesBuildPhase; files = (B0); }; B0 = {isa = PBXBuildFile; fileRef = F0; };
    L0 = {isa = XCConfigurationList; buildConfigurations = (C0); };
    C0 = {isa = XCBuildConfiguration; name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 15.0;
    TARGETED_DEVICE_FAMILY = "1,2"; INFOPLIST_FILE = Info.plist; INFOPLIST_KEY_UIUserInterfaceStyle = Light; }; };
    }; }
    """
  private static let generated = """
    name: App
    options: {deploymentTarget: {iOS: "15.0"}, developmentLanguage: en}
    settings: &s
      TARGETED_DEVICE_FAMILY: "1,2"
    targets:
      App: {type: application, platform: iOS, sources: [App], settings: *s}
    """
  private static let settings = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIUserInterfaceStyle</key><string>Light</string>
    <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
    <key>UIAppFonts</key><array><string>Damaged.ttf</string></array></dict></plist>
    """
  private static let source = """
    import UIKit
    /// A screen.
    @objc final class Screen: UIView, Sized {
      @IBOutlet private weak var one: UILabel! { didSet { one.text = "\\(title) #\\"x\\"# " } }
      let title = #"raw \\#(1)"#, long = \"\"\"
        lines
        \"\"\"
      required init?(coder: NSCoder) { fatalError("no") }
      override func awakeFromNib() { super.awakeFromNib(); one.isHidden = true /* and /* nested */ */ }
    }
    extension Screen { func hide() { one?.removeFromSuperview() } }
    """
  private static let configuration = """
    disabled_rules: [natural-alignment]
    rules:
      low-contrast: {impact: minor, outcome: needs-review}
    paths:
      - path: Legacy
        disabled_rules: [small-tap-target]
    excluded: [Tests, "Pods/**"]
    devices: [retina4_0, ipad8_3]
    text_sizes: [L, AX3]
    matrices: {own: {locales: [de, accented], contrasts: all}}
    suppress:
      - {rule: truncated-text, document: Main.xib, view: one, reason: It is short.}
    texts:
      - {document: Main.xib, view: one, shows: price}
    recordings: __Screens__
    fail_on: serious
    """
  private static let baseline = """
    {
      "version": 1,
      "findings": [
        {"document":"Main.xib","rule":"truncated-text","scene":"root","variant":"","view":"one"},
        {"document":"Main.xib","rule":"fixed-font","scene":"root","variant":"x","view":"two"}
      ]
    }
    """

  /// The run file of an audit of the document.
  private static var run: String {
    var reporter = RunFileReporter()
    var header = RunHeader(tool: "fuzz", rules: Array(RuleCatalogue.rules.prefix(2)))
    header.shard = RunShard(index: 1, count: 1, documents: 1, run: "0123abcd")
    guard let document = try? InterfaceDocument(data: Data(xib.utf8), path: "Main.xib") else { return "" }
    var report = Auditor().audit(document)
    report.number = 0
    guard let begin = try? reporter.begin(header), let text = try? reporter.report(report),
      let end = try? reporter.end()
    else { return "" }
    return begin + text + end
  }

  // MARK: What the program makes

  /// What a command writes into a folder with the document, by the names of the files.
  private static func written(by commands: [[String]]) -> [(name: String, content: [UInt8])] {
    guard let folder = try? ScratchFolder(), (try? folder.write(Array(xib.utf8), to: "App/Main.xib")) != nil else {
      return []
    }
    for command in commands where (try? ProgramRun(arguments: command, in: folder).run(allowance: 20)) == nil {
      return []
    }
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().compactMap { name in
      FileManager.default.contents(atPath: "\(folder.path)/\(name)").map { (name, [UInt8]($0)) }
    }
  }

  private static var recordings: [Plan] {
    let record = ["record", "App", "--jobs", "1"]
    let files = written(by: [record])
    return files.filter { $0.name.hasSuffix(".png") || $0.name.hasSuffix(".txt") }.map { file in
      var plan = Plan(file.name, "", [["verify", "App", "--jobs", "1", "-o", "page"], record])
      plan.content = file.content
      plan.files = files.filter { $0.name != file.name }
      return plan
    }
  }

  /// The smallest font of this machine; none if it has none.
  private static var fonts: [Plan] {
    let folder = "/usr/share/fonts"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sizes = names.filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }.sorted().compactMap { name in
      ((try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)"))?[.size] as? Int).map { (name, $0) }
    }
    guard let smallest = sizes.filter({ $0.1 > 5_000 }).min(by: { $0.1 < $1.1 })?.0,
      let content = FileManager.default.contents(atPath: "\(folder)/\(smallest)")
    else { return [] }
    var plan = Plan("fonts/Damaged.ttf", "", document, [["render", "App", "-o", "pictures", "--jobs", "1"]])
    plan.content = [UInt8](content)
    plan.environment = ["SNUG_FONTS": "fonts"]
    return [plan]
  }

  /// A repository with two commits and a change that is not committed.
  private static var revisions: [Plan] {
    guard let folder = try? ScratchFolder() else { return [] }
    let script = """
      git init -q . && git config user.name a && git config user.email a@example.org && git config commit.gpgsign false \
      && git add -A && git commit -qm 1 && git tag v1 && git checkout -qb side/branch \
      && sed -i s/50/60/ App/Main.xib && git commit -qam 2 && sed -i s/60/70/ App/Main.xib
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    guard (try? folder.write(Array(xib.utf8), to: "App/Main.xib")) != nil, (try? process.run()) != nil else {
      return []
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return [] }
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let files = names.sorted().compactMap { name in
      FileManager.default.contents(atPath: "\(folder.path)/\(name)").map { (name, [UInt8]($0)) }
    }
    return ["HEAD~1", "v1..side/branch", "side/branch...v1", "v1:App"].map { name in
      let isRange = name.contains("..") || name.contains(":")
      let audit = isRange ? [] : [["audit", "App", "--changed-since", "NAME"] + fast]
      var plan = Plan(nil, name, [["diff", "NAME", "App"]] + audit)
      plan.files = files
      return plan
    }
  }
}

extension ProgramSeeds.Plan {
  init(_ name: String?, _ content: String, _ commands: [[String]]) {
    self.init(name, content, [:], commands)
  }
}
