/// Assets of one kind by their symbols, in the namespaces of their folders.
struct AssetSymbols {
  /// An asset.
  struct Member {
    /// The symbol.
    var symbol: String
    /// The name by which the asset is found, with the namespaces before it.
    var name: String
  }

  /// A namespace.
  struct Namespace {
    /// The symbol.
    var symbol: String
    /// The assets in it.
    var content: AssetSymbols
  }

  private(set) var members: [Member] = []
  private(set) var namespaces: [Namespace] = []
  /// The symbols of the members.
  private var taken: Set<String> = []
  /// The indices of the namespaces by their symbols.
  private var places: [String: Int] = [:]

  /// Whether there is no asset.
  var isEmpty: Bool { members.isEmpty && namespaces.isEmpty }

  /// Adds an asset, unless its symbol is taken.
  ///
  /// - Parameters:
  ///   - member: the asset.
  ///   - namespaces: the symbols of its namespaces, from the outermost on.
  /// - Returns: whether it was added.
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
