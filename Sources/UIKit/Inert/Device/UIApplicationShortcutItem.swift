/// An action of the app's icon on the home screen. Inert: there is no home screen.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  // Unchecked because it is open, and `userInfo` holds Foundation's values. No property changes.
  /// What the app tells the action by.
  public let type: String
  /// The action's title.
  public let localizedTitle: String
  /// A second line.
  public let localizedSubtitle: String?
  /// The picture beside the title.
  public let icon: UIApplicationShortcutIcon?
  /// What the app adds.
  public let userInfo: [String: any NSSecureCoding]?

  /// Makes an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Makes an action without a second line and a picture.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The picture of an action of the app's icon. Inert: there is no home screen.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  // Unchecked because it is open. No property changes.
  /// The pictures of the system.
  public enum IconType: Int, Hashable, Sendable {
    /// A pen.
    case compose = 0
    /// A triangle.
    case play = 1
    /// Two bars.
    case pause = 2
    /// A plus.
    case add = 3
    /// An arrow.
    case location = 4
    /// A lens.
    case search = 5
    /// A box with an arrow.
    case share = 6
  }

  private let name: String

  /// A picture of the system.
  public init(type: IconType) { name = "\(type)" }
  /// A picture of the app.
  public init(templateImageName: String) { name = templateImageName }
  /// A symbol.
  public init(systemImageName: String) { name = systemImageName }
}
