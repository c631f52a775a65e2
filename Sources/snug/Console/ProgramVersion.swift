/// The version of the program and of all libraries of the package.
enum ProgramVersion {
  static let current = "0.1.0"
}
