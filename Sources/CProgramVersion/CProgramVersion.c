#include "CProgramVersion.h"

// Scripts/release sets SNUG_VERSION from the git tag, and Package.swift hands it on. Every other build is on the way to
// the version below.
#ifndef SNUG_VERSION
#define SNUG_VERSION "0.3.0-dev"
#endif

const char *snug_program_version(void) { return SNUG_VERSION; }
