# Functions of the scripts beside it, for `source`.
# shellcheck shell=bash

# Text as GitHub's commands take it: one line.
escaped() {
  local text=${1//'%'/%25}
  text=${text//$'\r'/%0D}
  printf '%s' "${text//$'\n'/%0A}"
}

# Ends the step with exit code 2 and an error that the page of the job shows.
fail() {
  echo "::error title=Snug::$(escaped "$1")"
  exit 2
}

# A line that the page of the job shows.
notice() {
  echo "::notice title=Snug::$(escaped "$1")"
}

# Sets an output of the step. The value has no line break.
output() {
  printf '%s=%s\n' "$1" "$2" >>"${GITHUB_OUTPUT:-/dev/null}"
}

# Runs a command as root; fails where that is not possible without a password.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    sudo -n "$@"
  else
    return 1
  fi
}
