import Testing

@testable import SourceRewriting

/// A text is parsed once, as long as it is used in each round or the next one.
struct SyntaxTreesTests {
  private let trees = SyntaxTrees()
  private var node: some Hashable { SourceFile(path: "A.swift", text: "let a = 1", trees: trees).tree.id }

  @Test func theSameTextHasTheSameTree() { #expect(node == node) }

  @Test func aTreeIsKeptForTheNextRound() {
    let first = node
    trees.endRound()
    #expect(node == first)
    trees.endRound()
    #expect(node == first)
  }

  @Test func aTreeThatIsNotUsedInARoundIsForgotten() {
    let first = node
    trees.endRound()
    trees.endRound()
    #expect(node != first)
  }
}
