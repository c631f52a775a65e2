import InterfaceBuilder
import Walking

/// An entry of `texts` in the configuration: what some views show if code sets their text.
public struct TextEntry: Hashable, Sendable {
  /// The patterns of the documents that contain the views.
  public var documents: [PathPattern] = []
  /// The identifiers of the views.
  public var views: [String] = []
  /// The kind of text; `nil` if the texts themselves are given.
  public var sample: SampleText?
  /// The texts, the usual one first; empty if a kind is given.
  public var texts: [String] = []

  /// Makes an empty entry.
  public init() {}

  /// What the views show; `nil` if the entry gives both a kind and texts, or neither.
  public var shown: ShownText? {
    switch (sample, texts.isEmpty) {
    case (let sample?, true): .sample(sample)
    case (nil, false): .texts(texts)
    default: nil
    }
  }

  /// What a walk types into the views that are text fields: the usual text; `nil` if the document's own text is meant.
  var field: WalkSettings.Field? {
    guard let text = shown?.text(for: .usual, in: nil, own: ""), !text.isEmpty else { return nil }
    var field = WalkSettings.Field()
    field.names = views
    field.text = text
    return field
  }
}
