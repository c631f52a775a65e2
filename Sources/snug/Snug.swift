import ArgumentParser

@main
struct Snug: ParsableCommand {
}
