import SwiftUI
import Testing

/// Previews of controllers compile, and their modifiers answer the view.
@MainActor struct PreviewContentTests {
  private struct Box: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct Previews: PreviewProvider {
    static var previews: some View {
      Group {
        Box().previewDisplayName("Box").previewDevice("iPhone 11").previewLayout(.fixed(width: 10, height: 20))
        ForEach(ColorScheme.allCases, id: \.self) { Box().environment(\.colorScheme, $0) }
        ForEach(0..<2) { _ in Box().previewInterfaceOrientation(.landscapeLeft) }
      }
    }
  }

  @Test func previewsAreGroups() {
    #expect("\(type(of: Previews.previews))".hasPrefix("Group<"))
    #expect(type(of: Box().previewLayout(.sizeThatFits).previewDisplayName(nil)) == Box.self)
  }

  @Test func elementsAreKept() {
    #expect(ForEach([Item(id: 3)]) { _ in Box() }.data.map(\.id) == [3])
    #expect(ForEach(["a"], id: \.self) { _ in Box() }.data == ["a"])
  }

  @Test func theEnvironmentIsLightAndHasTheUsualTextSize() {
    var values = EnvironmentValues()
    #expect(values.colorScheme == .light && values.sizeCategory == .large)
    values.sizeCategory = .extraSmall
    #expect(values.sizeCategory == .extraSmall)
  }
}
