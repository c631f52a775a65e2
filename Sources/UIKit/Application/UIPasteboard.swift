/// Stores copied values in the process. Other processes cannot read them.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The pasteboard that the commands Copy and Paste use.
  public static let general = UIPasteboard(name: Name(rawValue: "com.apple.UIKit.pboard.general"))

  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The pasteboard's name.
  public let name: Name
  /// A number that grows with each change.
  open private(set) var changeCount = 0
  /// The copied items. Each item has the same content in one or several representations, by their type.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  private init(name: Name) {
    self.name = name
  }

  /// Creates a pasteboard with a name. It is nil if `create` is false, because only new pasteboards are available:
  /// existing ones cannot be found by their name.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init(name: pasteboardName)
  }

  private func values<Value>(_ type: String) -> [Value] { items.compactMap { $0[type] as? Value } }

  private func set<Value>(_ values: [Value]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

  /// The first text; `nil` if there are none. Setting it replaces all items.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// All texts; `nil` if there are none. Setting them replaces all items.
  open var strings: [String]? {
    get { hasStrings ? values("public.utf8-plain-text") : nil }
    set { set(newValue, "public.utf8-plain-text") }
  }
  /// The first URL; `nil` if there are none. Setting it replaces all items.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// All URLs; `nil` if there are none. Setting them replaces all items.
  open var urls: [URL]? {
    get { hasURLs ? values("public.url") : nil }
    set { set(newValue, "public.url") }
  }
  /// The first image; `nil` if there are none. Setting it replaces all items.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// All images; `nil` if there are none. Setting them replaces all items.
  open var images: [UIImage]? {
    get { hasImages ? values("public.image") : nil }
    set { set(newValue, "public.image") }
  }
  /// The first colour; `nil` if there are none. Setting it replaces all items.
  open var color: UIColor? {
    get { items.lazy.compactMap { $0["com.apple.uikit.color"] as? UIColor }.first }
    set { set(newValue.map { [$0] }, "com.apple.uikit.color") }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { items.contains { $0["public.utf8-plain-text"] is String } }
  /// Whether there is a URL.
  open var hasURLs: Bool { items.contains { $0["public.url"] is URL } }
  /// Whether there is an image.
  open var hasImages: Bool { items.contains { $0["public.image"] is UIImage } }
  /// How many items there are.
  open var numberOfItems: Int { items.count }
  /// The types in which the first item is represented.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Replaces all items. The options have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  /// Adds items after the present ones.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Replaces all items by one item, which has a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  /// The value of a type of the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
  /// The value of a type of the first item, if it is `Data`.
  open func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }
  /// Whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  /// A key of the options of ``setItems(_:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The date at which the items are removed. Inert: they stay until the process ends.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device. Inert: there is no other device to share them with.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted after the items changed.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
