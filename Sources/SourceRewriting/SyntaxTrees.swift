import SwiftParser
import SwiftSyntax
import Synchronization

/// The syntax trees of texts, each of which is parsed only once.
///
/// Parsing takes most of the time of rewriting a file, and from one round of compiling to the next, few texts change.
public final class SyntaxTrees: Sendable {
  private struct State: Sendable {
    /// The trees that were used since the last call of ``endRound()``.
    var used: [String: SourceFileSyntax] = [:]
    /// The trees of the round before, which were not used since.
    var unused: [String: SourceFileSyntax] = [:]
  }

  private let state = Mutex(State())

  /// Makes an empty collection.
  public init() {}

  /// The syntax tree of a text.
  ///
  /// - Complexity: the length of the text if it was used in this round or the one before; otherwise the text is parsed.
  func tree(of text: String) -> SourceFileSyntax {
    let known = state.withLock { state -> SourceFileSyntax? in
      if let tree = state.used[text] { return tree }
      guard let tree = state.unused.removeValue(forKey: text) else { return nil }
      state.used[text] = tree
      return tree
    }
    if let known { return known }
    // Other threads can use the trees meanwhile.
    let tree = Parser.parse(source: text)
    state.withLock { $0.used[text] = tree }
    return tree
  }

  /// Forgets the trees that were not used since the last call.
  public func endRound() {
    state.withLock { state in
      state.unused = state.used
      state.used = [:]
    }
  }
}
