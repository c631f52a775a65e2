#!/usr/bin/env bash
# Chooses what the action installs: a release, or the program built from the action's own sources.
# Reads SNUG_VERSION, SNUG_RELEASES (inputs), GITHUB_ACTION_PATH, GITHUB_SERVER_URL, RUNNER_OS and RUNNER_TEMP.
# Sets the outputs how (release or source), version, releases, prefix and cache-key.
set -euo pipefail
# shellcheck source=Scripts/action/common.sh
source "$(dirname "$0")/common.sh"
action=$GITHUB_ACTION_PATH

[ "${RUNNER_OS:-Linux}" = Linux ] ||
  fail "the action runs on Linux; this runner is ${RUNNER_OS}: write runs-on: ubuntu-latest"

# A runner puts an action into the folder _actions/OWNER/NAME/REF. A path in the workspace has no such part.
repository='' ref=''
case $action in
*/_actions/*/*/*)
  rest=${action##*/_actions/}
  owner=${rest%%/*}
  rest=${rest#*/}
  repository=$owner/${rest%%/*}
  ref=${rest#*/}
  ;;
esac

is_version='^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?$'
version=${SNUG_VERSION:-}
if [ -z "$version" ]; then
  if [[ ${ref#v} =~ $is_version ]]; then
    version=${ref#v}
  else
    version=source
    notice "the action is not used at a tag of a release (${ref:-a folder of the workspace}): Snug is built from its \
sources. Give the input version to install a release."
  fi
fi

output prefix "$RUNNER_TEMP/snug-program"
if [ "$version" = source ]; then
  # Another system, compiler or source gives another program.
  system=$(. /etc/os-release && echo "$ID$VERSION_ID")
  compiler=$({ swift --version 2>/dev/null || true; } | sha256sum | cut -c 1-12)
  sources=$(cd "$action" && find Package.swift Sources Plugins Scripts/setup Makefile -type f -print0 |
    LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-24)
  output how source
  output cache-key "snug-$system-$(uname -m)-$compiler-$sources"
  echo "Snug is built from the sources of the action."
  exit
fi

version=${version#v}
[[ $version =~ $is_version ]] ||
  fail "the input version is “$SNUG_VERSION”; it takes the version of a release, such as 1.2.3, or source"
releases=${SNUG_RELEASES:-}
if [ -z "$releases" ]; then
  address=$(grep -v -e '^#' -e '^[[:space:]]*$' "$action/REPOSITORY" 2>/dev/null | head -n 1 || true)
  if [ -n "$repository" ]; then address=${GITHUB_SERVER_URL:-https://github.com}/$repository; fi
  [ -n "$address" ] || fail "Snug has no published address yet: the input releases must name a folder or an address \
with the files of the release $version (make release makes them), or use version: source"
  releases=$address/releases/download/v$version
fi
output how release
output version "$version"
output releases "${releases%/}"
echo "Snug $version is installed from $releases."
