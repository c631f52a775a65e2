import SwiftSyntax
import Testing

@testable import SourceRewriting

/// A text is parsed once, as long as it is used in each round or the next one.
struct SyntaxTreesTests {
  private let trees = SyntaxTrees()
  private var tree: SourceFileSyntax { SourceFile(path: "A.swift", text: "let a = 1", trees: trees).tree }

  @Test func theSameTextHasTheSameTree() { #expect(tree.id == tree.id) }

  @Test func aTreeIsKeptForTheNextRound() {
    let first = tree
    trees.endRound()
    #expect(tree.id == first.id)
    trees.endRound()
    #expect(tree.id == first.id)
  }

  @Test func aTreeThatIsNotUsedInARoundIsForgotten() {
    let first = tree
    trees.endRound()
    trees.endRound()
    #expect(tree.id != first.id)
  }
}
