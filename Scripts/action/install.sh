#!/usr/bin/env bash
# Installs a release: the Debian package where apt can install it, which brings the fonts, or else the tarball.
# Reads RELEASES (an address or a folder), VERSION, PREFIX (where the tarball is unpacked) and GITHUB_PATH.
# Nothing is installed whose checksum is not in SHA256SUMS.
set -euo pipefail
# shellcheck source=Scripts/action/common.sh
source "$(dirname "$0")/common.sh"

case $(uname -m) in
x86_64) names='amd64 x86_64' ;;
aarch64 | arm64) names='arm64 aarch64' ;;
*) fail "there is no release of Snug for $(uname -m); use version: source" ;;
esac
command -v curl >/dev/null || fail "curl is missing, which downloads the release: install it in a step before this one"

downloads=$(mktemp -d)
trap 'rm -rf "$downloads"' EXIT
case $RELEASES in
*://*) origin=$RELEASES ;;
*) origin=file://$(realpath "$RELEASES") ;;
esac

# Downloads a file of the release.
download() {
  local words
  words=$(curl --fail --silent --show-error --location --retry 3 --output "$downloads/$1" "$origin/$1" 2>&1) ||
    fail "$origin/$1 could not be downloaded ($words): is $VERSION a release?"
}

# The checksum that the release states for a file; nothing if it has no such file.
checksum() {
  awk -v name="$1" '{ file = $2; sub(/^[*]/, "", file); sub(/^[.][/]/, "", file) } file == name { print $1 }' \
    "$downloads/SHA256SUMS"
}

# Downloads a file and compares its checksum.
verified() {
  download "$1"
  echo "$(checksum "$1")  $downloads/$1" | sha256sum --check --status ||
    fail "$origin/$1 has another checksum than SHA256SUMS says: it is damaged or was replaced, and is not installed"
}

download SHA256SUMS
package='' tarball=''
for name in $names; do
  debian=snug_${VERSION}_$name.deb
  # Debian writes 1.2.3-rc.1 as 1.2.3~rc.1. GitHub replaces the tilde in names of files: the tarball is used there.
  case $origin in file://*) debian=snug_${VERSION/-/\~}_$name.deb ;; esac
  if [ -n "$(checksum "$debian")" ]; then package=$debian; fi
  if [ -n "$(checksum "snug-$VERSION-linux-$name.tar.gz")" ]; then tarball=snug-$VERSION-linux-$name.tar.gz; fi
done
[ -n "$package$tarball" ] || fail "the release $VERSION has no file for $(uname -m); use version: source"

# The package fits the release of Debian or Ubuntu that it was made on; apt refuses it elsewhere.
# Sets the reason why it could not be installed.
reason=''
install_package() {
  if [ -z "$package" ]; then
    reason="the release has no Debian package for $(uname -m)"
    return 1
  elif ! command -v apt-get >/dev/null; then
    reason='there is no apt-get on this system'
    return 1
  elif ! as_root true; then
    reason='apt-get needs root, and sudo asks for a password or is missing'
    return 1
  fi
  verified "$package"
  # apt reads the file as a user of its own.
  chmod 755 "$downloads"
  local log=$downloads/log
  if ! as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq >"$log" 2>&1; then
    echo "apt-get update failed; going on with the package lists as they are"
  fi
  if ! as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o APT::Install-Recommends=true \
    "$downloads/$package" >"$log" 2>&1; then
    reason="apt-get could not install $package ($(tail -n 1 "$log"))"
    return 1
  fi
}

if install_package; then
  program=$(command -v snug) || fail "$package was installed, but there is no snug on the PATH"
else
  [ -n "$tarball" ] || fail "$reason, and the release $VERSION has no tarball for $(uname -m)"
  notice "$reason: the tarball is used, and the fonts of the machine. The packages fonts-inter and fonts-noto-core make \
measures the same everywhere."
  verified "$tarball"
  rm -rf "$PREFIX"
  mkdir -p "$PREFIX"
  tar --extract --gzip --file "$downloads/$tarball" --directory "$PREFIX" --no-same-owner
  program=$(find "$PREFIX" -name snug -type f -perm -u+x | sort | head -n 1)
  [ -n "$program" ] || fail "$tarball has no program snug"
  dirname "$program" >>"${GITHUB_PATH:-/dev/null}"
fi
installed=$("$program" --version) || fail "$program does not run on this system: $(uname -srm)"
echo "$installed is installed as $program"
