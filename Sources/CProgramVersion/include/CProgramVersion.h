#pragma once

/// The version of the program and of all libraries of the package: `0.2.0`, or `0.2.0-dev` for a build that is no release.
const char *snug_program_version(void);
