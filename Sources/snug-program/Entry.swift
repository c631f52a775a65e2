import PreviewServer
import snug

@main enum Entry {
  static func main() { Program.main(pageServer: LoopbackServer()) }
}
