import InterfaceBuilder

/// Why the document alone does not prove a fault, so that a person has to judge the finding.
///
/// ```swift
/// let doubt: Doubt? = label.hasOutlet ? .textFromCode : nil
/// ```
nonisolated public struct Doubt: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The reason, without a capital letter at its beginning and a period at its end.
  public var reason: String
  /// Whether the running app most often does what the document does not show, so that of the findings with this doubt fewer
  /// than one in three was a fault on real apps. Such findings are printed only with all findings.
  public var isSeldomReal = false

  /// Makes a doubt from its reason, such as “code may set its text”.
  public init(_ reason: String) { self.reason = reason }

  /// Makes a doubt from its reason, such as “code may set its text”.
  public init(stringLiteral reason: String) { self.reason = reason }
}

nonisolated extension Doubt {
  /// Code has a reference to a text, and may replace the text.
  public static let textFromCode: Doubt = "code may show another text"
  /// The text is one of Interface Builder's default texts or a dummy text.
  public static let standInText: Doubt = "it is a stand-in text, which code probably replaces"
  /// Code decides the size of the cell, row or view around.
  public static let roomFromCode: Doubt = "code decides how much room it has"
  /// Code has a reference to a view, and may hide or show the view.
  public static let visibilityFromCode: Doubt = "code may hide or show it"
  /// Code has a reference to one of the constraints, or the constraint has a class of its own.
  public static let constraintFromCode: Doubt = "code may change one of its constraints"
  /// The author saw the same on Interface Builder's canvas.
  public static let seenOnCanvas: Doubt = "the canvas of Interface Builder shows the same, so it may be intended"
  /// UIKit does what the document says, so that only the author knows whether it is a mistake.
  public static let intention: Doubt = "UIKit does what the document says, and it may be intended"

  /// The frame of the view depends on a number that is not known here.
  public static func estimate(_ reason: FrameEstimate) -> Doubt {
    Doubt("where it is depends on what is not known here: \(reason.text)")
  }

  /// The same doubt about a fault that the running app seldom has.
  public var seldomReal: Doubt {
    var doubt = self
    doubt.isSeldomReal = true
    return doubt
  }

  /// The view has a class of the app, which may draw or size it in its own way.
  public static func ownClass(_ name: String) -> Doubt {
    Doubt("its class \(name) is the app’s, and what its code does is not known")
  }
}
