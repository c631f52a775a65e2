import Audit
import Environments
import InterfaceBuilder
import UIKit
import Walking
import Yams

extension ConfigurationKey where Target == ProjectConfiguration {
  static var top: [ConfigurationKey] {
    ConfigurationKey<RuleSelection>.rules.map { $0.within(\.rules) }
      + [
        ConfigurationKey(
          "paths", "What differs for some documents. Later entries win.",
          ValueKind.mapping(ConfigurationKey<PathOverride>.override, PathOverride()).list, \.overrides)
      ]
      + ConfigurationKey<EnvironmentSelection>.axes.map { $0.within(\.environments) }
      + [
        ConfigurationKey(
          "matrix", "The environments of a run: quick, full, or one of matrices.", ValueKind.text, \.matrix),
        ConfigurationKey(
          "matrices", "Environments by names of your own.", ValueKind.matrices, \.matrices),
        ConfigurationKey(
          "excluded", "Documents and folders that are not audited, relative to this file; *, ? and ** match.",
          ValueKind.path.list, \.excluded),
        ConfigurationKey(
          "suppress", "Findings that are not held against a screen, each with a reason.",
          ValueKind.suppression.list, \.suppressions),
        ConfigurationKey(
          "texts", "What texts show that code sets: the document has others.", ValueKind.texts.list, \.texts),
        ConfigurationKey(
          "baseline", "The file of findings that are known, relative to this file.",
          ValueKind.path.map(\.text), \.baseline),
        ConfigurationKey(
          "recordings", "The folder of recorded pictures and view trees of screens, relative to this file.",
          ValueKind.path.map(\.text), \.recordings),
        ConfigurationKey(
          "fail_on", "The impact from which violations make a run fail.", ValueKind.impact, \.failOn),
        ConfigurationKey(
          "app", "How the app of an Xcode project is built, if the command line says that it is.",
          ValueKind.mapping(ConfigurationKey<AppSettings>.app, AppSettings()), \.app),
        ConfigurationKey(
          "walk", "How --walk goes through an app.",
          ValueKind.mapping(ConfigurationKey<WalkSettings>.walk, WalkSettings()), \.walk),
      ]
  }
}

extension ConfigurationKey where Target == AppSettings {
  /// The keys of `app`.
  static var app: [ConfigurationKey] {
    [
      ConfigurationKey(
        "project", "The project that --run builds for a folder with several, relative to this file.",
        ValueKind.pathInside, \.project),
      ConfigurationKey(
        "target", "The target that is built if the project has several apps.", ValueKind.text, \.target),
      ConfigurationKey(
        "conditions", "Names that are true in #if, in addition to those of the project.", ValueKind.condition.list,
        \.conditions),
      ConfigurationKey(
        "surfaces", "The folder of Swift files that replace missing modules, relative to this file.",
        ValueKind.pathInside, \.surfaces),
    ]
  }
}

extension ConfigurationKey where Target == WalkSettings {
  /// The keys of `walk`.
  static var walk: [ConfigurationKey] {
    [
      ConfigurationKey(
        "skip", "What is not tapped or chosen, by its text, its label for VoiceOver or its accessibility identifier.",
        ValueKind.text.list, \.skipped),
      ConfigurationKey(
        "fields", "What is typed into text fields.",
        ValueKind.mapping(ConfigurationKey<WalkSettings.Field>.field, WalkSettings.Field()).list, \.fields),
      ConfigurationKey("arguments", "The launch arguments of the app.", ValueKind.text.list, \.start.arguments),
      ConfigurationKey(
        "defaults", "What the app's user defaults hold when it is launched.", ValueKind.valuesByName, \.start.defaults),
      ConfigurationKey(
        "responses",
        "What requests of the app get instead of a network: files, relative to this file, by addresses; * matches.",
        ValueKind.responses, \.start.responses),
      ConfigurationKey(
        "taps", "The most taps and other steps on the way to a screen.", ValueKind.count(upTo: 100), \.limits.depth),
      ConfigurationKey(
        "screens", "The most screens, with the first one.", ValueKind.count(upTo: 10_000), \.limits.screens),
      ConfigurationKey(
        "ways", "The most ways that are tried.", ValueKind.count(upTo: 100_000), \.limits.ways),
      ConfigurationKey(
        "seconds", "For how many seconds ways are tried; any time if it is missing.", ValueKind.count(upTo: 86_400),
        \.limits.seconds),
    ]
  }
}

extension ConfigurationKey where Target == WalkSettings.Field {
  /// The keys of an entry of `fields`.
  static var field: [ConfigurationKey] {
    [
      ConfigurationKey(
        "field", "The text fields, by their accessibility identifiers, placeholders or labels for VoiceOver.",
        isRequired: true, ValueKind.text.list, \.names),
      ConfigurationKey("text", "The text.", isRequired: true, ValueKind.text, \.text),
    ]
  }
}

extension ConfigurationKey where Target == RuleSelection {
  /// The keys that turn rules on and off and change their settings.
  static var rules: [ConfigurationKey] {
    [
      ConfigurationKey("disabled_rules", "Rules that do not run.", ValueKind.rule.list, \.disabled),
      ConfigurationKey("only_rules", "The only rules that run.", ValueKind.rule.list, \.only),
      ConfigurationKey("rules", "Settings by rule.", ValueKind.settingsByRule, \.settings),
    ]
  }
}

extension ConfigurationKey where Target == PathOverride {
  /// The keys of an entry of `paths`: the documents, and the rules and settings for them.
  static var override: [ConfigurationKey] {
    [
      ConfigurationKey(
        "path", "The documents and folders that it holds for, relative to this file; *, ? and ** match.",
        isRequired: true, ValueKind.path.list, \.paths)
    ] + ConfigurationKey<RuleSelection>.rules.map { $0.within(\.rules) }
  }
}

extension ConfigurationKey where Target == SuppressionEntry {
  /// The keys of an entry of `suppress`.
  static var suppression: [ConfigurationKey] {
    [
      ConfigurationKey("rule", "The rules.", isRequired: true, ValueKind.rule.list, \.rules),
      ConfigurationKey(
        "document", "The documents and folders, relative to this file; *, ? and ** match.", ValueKind.path.list,
        \.documents),
      ConfigurationKey("scene", "The screen, by its identifier or name.", ValueKind.text, \.scene),
      ConfigurationKey("view", "The view, by its identifier or in the words of findings.", ValueKind.text, \.view),
      ConfigurationKey("reason", "Why nobody needs to act.", isRequired: true, ValueKind.text, \.reason),
    ]
  }
}

extension ValueKind where Value == SuppressionEntry {
  /// An entry of `suppress`. It must name a document, a scene or a view.
  static var suppression: ValueKind {
    ValueKind.mapping(ConfigurationKey<SuppressionEntry>.suppression, SuppressionEntry()).located(\.line).checked {
      $0.namesPlace ? nil : "a document, scene or view is missing; disabled_rules turns a rule off everywhere"
    }
  }
}

extension ConfigurationKey where Target == TextEntry {
  /// The keys of an entry of `texts`, which says what views show if code sets their text.
  static var texts: [ConfigurationKey] {
    [
      ConfigurationKey(
        "document", "The documents, relative to this file; *, ? and ** match.", isRequired: true, ValueKind.path.list,
        \.documents),
      ConfigurationKey(
        "view", "The labels, buttons, text fields and text views, by their identifiers.", isRequired: true,
        ValueKind.text.list, \.views),
      ConfigurationKey(
        "shows", "The kind of text, which each language writes in its own way; text is longer text of the document.",
        ValueKind.word(
          [
            "text": .text, "price": .price, "number": .number, "date": .date, "time": .time, "name": .name,
          ], named: "kind of text"), \.sample),
      ConfigurationKey("texts", "The texts themselves, the usual one first.", ValueKind.text.list, \.texts),
    ]
  }
}

extension ValueKind where Value == TextEntry {
  /// An entry of `texts`. It must have either a kind of text or the texts themselves.
  static var texts: ValueKind {
    ValueKind.mapping(ConfigurationKey<TextEntry>.texts, TextEntry()).checked {
      $0.shown == nil ? "one of shows and texts is needed, and not both" : nil
    }
  }
}

extension ConfigurationKey where Target == RuleSettings {
  /// The keys of the settings of one rule: those that every rule has, and the rule's own numbers.
  static func settings(of rule: any Rule) -> [ConfigurationKey] {
    settings
      + rule.settings.map { setting in
        ConfigurationKey(
          setting.name, setting.summary, ValueKind.number(in: setting.range), \.numbers[setting.name])
      }
  }

  /// The keys of the settings that every rule has.
  static var settings: [ConfigurationKey] {
    [
      ConfigurationKey("impact", "How severe its findings are.", ValueKind.impact, \.impact),
      ConfigurationKey(
        "outcome", "Whether all of its findings are violations, or all need review.", ValueKind.outcome, \.outcome),
    ]
  }
}

extension ConfigurationKey where Target == EnvironmentSelection {
  /// The keys of the axes of the environments. They take the same values as the options of the command line.
  static var axes: [ConfigurationKey] {
    [
      ConfigurationKey(
        "devices", "Devices by Interface Builder's identifiers or by names of models, or all.",
        ValueKind.axis(ConfigurationSchema.reference(to: .device), AxisNames.devices), \.devices),
      ConfigurationKey(
        "orientations", "How devices are held.",
        ValueKind.axis(.words([AxisNames.all] + AxisNames.orientations.map(\.key)), AxisNames.orientations),
        \.orientations),
      ConfigurationKey(
        "text_sizes", "Text sizes XS to XXXL and AX1 to AX5, ranges such as AX1-AX5, or all.",
        ValueKind.axis(ConfigurationSchema.reference(to: .textSize), AxisNames.textSizes), \.textSizes),
      ConfigurationKey(
        "locales", "Languages such as de or pt-BR, all for those of each document, base for its own texts.",
        ValueKind.locale.list, \.locales),
      ConfigurationKey(
        "directions", "Reading directions.",
        ValueKind.axis(.words([AxisNames.all] + AxisNames.directions.map(\.key)), AxisNames.directions), \.directions),
      ConfigurationKey(
        "appearances", "Light and dark appearance.",
        ValueKind.axis(.words([AxisNames.all] + AxisNames.appearances.map(\.key)), AxisNames.appearances), \.appearances
      ),
      ConfigurationKey(
        "contrasts", "Whether “Increase Contrast” is on.",
        ValueKind.axis(.words([AxisNames.all] + AxisNames.contrasts.map(\.key)), AxisNames.contrasts), \.contrasts),
      ConfigurationKey(
        "bold_text", "Whether “Bold Text” is on: off, on or all.",
        ValueKind.axis(.object(["enum": .list(["all", "off", "on", true, false])]), AxisNames.boldTexts), \.boldTexts),
      ConfigurationKey(
        "contents", "How long the texts of `texts` are: usual, empty, long or all.",
        ValueKind.axis(.words([AxisNames.all] + AxisNames.contents.map(\.key)), AxisNames.contents), \.contents),
    ]
  }
}

extension ValueKind where Value == [String: EnvironmentSelection] {
  /// The value of `matrices`: sets of environments by names that the project chooses.
  static var matrices: ValueKind {
    let kind = ValueKind<EnvironmentSelection>.mapping(
      ConfigurationKey<EnvironmentSelection>.axes, EnvironmentSelection())
    return ValueKind(schema: .object(["type": "object", "additionalProperties": kind.schema])) { node, problems in
      guard let mapping = node.mapping else {
        if !node.isEmpty { problems.add("names of matrices are expected here, not \(node.kindInWords)", at: node) }
        return nil
      }
      var matrices: [String: EnvironmentSelection] = [:]
      for (key, value) in mapping {
        guard let name = ValueKind<String>.text.read(key, &problems) else { continue }
        guard MatrixPreset(rawValue: name) == nil else {
          problems.add("the matrix “\(name)” is built in; choose another name", at: key)
          continue
        }
        if let selection = kind.read(value, &problems) { matrices[name] = selection }
      }
      return matrices
    }
  }
}

extension ValueKind where Value == [String: RuleSettings] {
  /// The value of `rules`: settings by the identifiers of rules. The settings of a rule are a mapping, or just `on` or
  /// `off`.
  static var settingsByRule: ValueKind {
    let own = RuleCatalogue.rules.filter { !$0.settings.isEmpty }
      .map { ($0.identifier, ValueKind<RuleSettings>.settings(of: $0)) }
    let kinds = Dictionary(uniqueKeysWithValues: own)
    let kind = ValueKind<RuleSettings>.settings
    let schema: JSONValue = .object([
      "type": "object", "propertyNames": ConfigurationSchema.reference(to: .rule), "additionalProperties": kind.schema,
      "properties": .object(kinds.mapValues(\.schema)),
    ])
    return ValueKind(schema: schema) { node, problems in
      guard let mapping = node.mapping else {
        if !node.isEmpty {
          problems.add("rules and their settings are expected here, not \(node.kindInWords)", at: node)
        }
        return nil
      }
      var settings: [String: RuleSettings] = [:]
      for (name, value) in mapping {
        guard let rule = ValueKind<String>.rule.read(name, &problems) else { continue }
        if let read = (kinds[rule] ?? kind).read(value, &problems) { settings[rule] = read }
      }
      return settings
    }
  }
}

extension ValueKind where Value == RuleSettings {
  /// The settings of a rule that has no numbers of its own.
  static var settings: ValueKind {
    settings(ConfigurationKey<RuleSettings>.settings, schema: ConfigurationSchema.reference(to: .ruleSettings))
  }

  /// The settings of a rule that has numbers of its own, such as a minimum contrast.
  static func settings(of rule: any Rule) -> ValueKind {
    let keys = ConfigurationKey<RuleSettings>.settings(of: rule)
    return settings(keys, schema: ConfigurationSchema.ruleSettings(keys))
  }

  private static func settings(_ keys: [ConfigurationKey<RuleSettings>], schema: JSONValue) -> ValueKind {
    let mapping = ValueKind.mapping(keys, RuleSettings())
    let states: KeyValuePairs = ["on": true, "off": false, "true": true, "false": false]
    return ValueKind(schema: schema) { node, problems in
      guard let scalar = node.scalar else { return mapping.read(node, &problems) }
      guard let state = states.first(where: { $0.key == scalar.string }) else {
        problems.add("“\(scalar.string)” is no setting of a rule; write on, off, or keys such as impact", at: node)
        return nil
      }
      var settings = RuleSettings()
      settings.isOn = state.value
      return settings
    }
  }
}
