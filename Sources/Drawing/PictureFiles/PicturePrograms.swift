/// The programs that draw picture files for this one.
package nonisolated enum PicturePrograms {
  /// Their names, which are looked for on the `PATH`.
  package static let names = [PictureConverter.svg.program, PictureConverter.pdf.program]
  /// The shell that starts the programs.
  package static let shell = BoundedProcess.shell
}
