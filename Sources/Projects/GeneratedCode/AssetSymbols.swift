/// The assets of one kind with their Swift symbols, nested in the namespaces of their folders.
struct AssetSymbols {
  /// An asset with the name of its Swift symbol.
  struct Member {
    /// The Swift name of the asset's static property, such as `icBack24`.
    var symbol: String
    /// The name by which the app loads the asset, with its namespaces as in `Icons/back`.
    var name: String
  }

  /// A folder that provides a namespace for its assets.
  struct Namespace {
    /// The Swift name of the enumeration that is generated for the folder.
    var symbol: String
    /// The assets and namespaces in the folder.
    var content: AssetSymbols
  }

  private(set) var members: [Member] = []
  private(set) var namespaces: [Namespace] = []
  /// The symbols of `members`, which no other asset or namespace may have.
  private var taken: Set<String> = []
  /// The indices into `namespaces` by the symbols of the namespaces.
  private var places: [String: Int] = [:]

  /// Whether there are no assets.
  var isEmpty: Bool { members.isEmpty && namespaces.isEmpty }

  /// Adds an asset, unless its symbol is in use.
  ///
  /// - Parameters:
  ///   - member: the asset.
  ///   - namespaces: the symbols of the asset's namespaces, from outermost to innermost.
  /// - Returns: whether the asset was added.
  mutating func add(_ member: Member, in namespaces: ArraySlice<String>) -> Bool {
    guard let first = namespaces.first else {
      guard places[member.symbol] == nil, taken.insert(member.symbol).inserted else { return false }
      members.append(member)
      return true
    }
    if let place = places[first] { return self.namespaces[place].content.add(member, in: namespaces.dropFirst()) }
    guard !taken.contains(first) else { return false }
    places[first] = self.namespaces.count
    var content = AssetSymbols()
    let isAdded = content.add(member, in: namespaces.dropFirst())
    self.namespaces.append(Namespace(symbol: first, content: content))
    return isAdded
  }
}
