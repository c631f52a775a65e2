import UIKit

/// Converts the format's names of text properties, such as alignments and line-break modes, to UIKit's values.
nonisolated enum TextValues {
  static func alignment(_ name: String?) -> NSTextAlignment? {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    case "natural": .natural
    default: nil
    }
  }

  /// Line-break modes, by the names of views (`tailTruncation`) and of paragraph styles (`truncatingTail`).
  static func lineBreakMode(_ name: String?) -> NSLineBreakMode? {
    switch name {
    case "wordWrap", "wordWrapping": .byWordWrapping
    case "characterWrap", "charWrapping": .byCharWrapping
    case "clip", "clipping": .byClipping
    case "headTruncation", "truncatingHead": .byTruncatingHead
    case "tailTruncation", "truncatingTail": .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
    default: nil
    }
  }

  /// Weights of symbols and, by `fontWeight()`, of fonts.
  static func symbolWeight(_ name: String?) -> UIImage.SymbolWeight? {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular": .regular
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: nil
    }
  }

  static func baselineAdjustment(_ name: String?) -> UIBaselineAdjustment? {
    switch name {
    case "alignBaselines": .alignBaselines
    case "alignCenters": .alignCenters
    case "none": UIBaselineAdjustment.none
    default: nil
    }
  }
}
