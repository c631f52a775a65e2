import CProgramVersion

/// The version of the program and of all libraries of the package.
enum ProgramVersion {
  static let current = String(cString: snug_program_version())
}
