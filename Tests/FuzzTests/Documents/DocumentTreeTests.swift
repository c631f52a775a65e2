import Testing

@testable import fuzz

/// Documents are taken apart, damaged and written again.
@Suite struct DocumentTreeTests {
  /// A document that is not mutated keeps its elements and attributes. Mutants are therefore close to documents.
  @Test func aTreeIsWrittenAsItWasRead() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="a"><!-- b -->
      <view id='c' text="1 &lt; 2"><string key="d">e</string></view><view/>
      </document>
      """
    let tree = try #require(DocumentTree(text))
    let again = try #require(DocumentTree(tree.text))
    #expect(tree.text == again.text)
    #expect(tree.nodes.map(\.name) == ["document", "view", "string", "view"])
    #expect(tree.nodes[1].attributes.map(\.value) == ["c", "1 &lt; 2"])
    #expect(tree.nodes[2].text == "e")
  }

  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document toolsVersion="1"><view id="a" hidden="YES"><rect x="1.0" y="2.0"/></view><label id="b" text="One"/></document>
    """

  /// Whatever is done to the elements, the result is a document again.
  @Test(arguments: DocumentMutation.allCases)
  func aDamagedDocumentIsStillReadable(mutation: DocumentMutation) throws {
    let other = try #require(DocumentTree("<document><button id=\"c\"/></document>"))
    var changed = 0
    for seed in 1...50 as ClosedRange<UInt64> {
      var tree = try #require(DocumentTree(Self.text))
      var random = FuzzGenerator(seed: seed)
      mutation.apply(to: &tree, other: other, random: &random)
      let again = try #require(DocumentTree(tree.text))
      #expect(again.text == tree.text)
      if tree.text != DocumentTree(Self.text)?.text { changed += 1 }
    }
    #expect(changed > 0, "the mutation never does anything")
  }

  @Test(arguments: ByteMutation.allCases)
  func bytesAreDamaged(mutation: ByteMutation) {
    let bytes = Array(Self.text.utf8)
    let damaged = (1...50 as ClosedRange<UInt64>).filter { seed in
      var (copy, random) = (bytes, FuzzGenerator(seed: seed))
      mutation.apply(to: &copy, random: &random)
      return copy != bytes
    }
    #expect(damaged.count > 25)
    var (none, random) = ([UInt8](), FuzzGenerator(seed: 1))
    mutation.apply(to: &none, random: &random)
    #expect(none.isEmpty)
  }
}
