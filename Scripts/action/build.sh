#!/usr/bin/env bash
# Builds snug from the action's sources, unless the program that the cache restored runs.
# Reads GITHUB_ACTION_PATH, PREFIX (where the program is kept) and GITHUB_PATH. Sets the output built.
set -euo pipefail
# shellcheck source=Scripts/action/common.sh
source "$(dirname "$0")/common.sh"
program=$PREFIX/bin/snug

command -v swift >/dev/null || fail "version: source needs Swift 6.2 or later on the PATH: install it in a step before \
this one, run the job in a container such as swift:6.2, or give the version of a release"
# A restored program needs the system libraries, too.
make -C "$GITHUB_ACTION_PATH" setup || fail "the system libraries of Snug could not be installed (see above)"

built=true
if [ -f "$program" ]; then
  chmod +x "$program"
  installed=$(timeout 60 "$program" --version 2>/dev/null) || installed=''
  # The shell runs an empty file without an error.
  if [[ $installed == 'snug '* ]]; then
    built=false
  else
    notice "the program in the cache does not run: it is built again"
    rm -rf "$PREFIX"
  fi
fi
if [ $built = true ]; then
  make -C "$GITHUB_ACTION_PATH" program || fail "Snug could not be built (see above)"
  install -D "$GITHUB_ACTION_PATH/out/program/snug" "$program"
  installed=$("$program" --version) || fail "the program that was built does not run"
fi
output built $built
echo "$PREFIX/bin" >>"${GITHUB_PATH:-/dev/null}"
echo "$installed is $([ $built = true ] && echo built || echo 'restored from the cache')"
