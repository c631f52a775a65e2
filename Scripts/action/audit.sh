#!/usr/bin/env bash
# Runs snug audit with the action's inputs. snug itself prints annotations and writes the step's summary.
# Reads the inputs as SNUG_…, GITHUB_WORKSPACE and RUNNER_TEMP. Sets the outputs exit-code, report, sarif and root.
# Ends with 0 if snug ran, so that its reports are uploaded; finish.sh ends the job with snug's exit code.
set -euo pipefail
# shellcheck source=Scripts/action/common.sh
source "$(dirname "$0")/common.sh"

# Ends the step if an input has none of the values that it takes.
must_be_one_of() {
  local name=$1 value=$2 word
  shift 2
  for word in "$@"; do
    if [ "$value" = "$word" ]; then return; fi
  done
  fail "the input $name is “$value”; it takes $(printf '%s, ' "$@" | sed 's/, $//')"
}
html=${SNUG_HTML:-true} sarif=${SNUG_SARIF:-false} without=${SNUG_IF_NO_DOCUMENTS:-error}
must_be_one_of html "$html" true false
must_be_one_of sarif "$sarif" true false
must_be_one_of if-no-documents "$without" error notice
if [ -n "${SNUG_FAIL_ON:-}" ]; then must_be_one_of fail-on "$SNUG_FAIL_ON" minor moderate serious critical; fi

# The input's paths are relative to the working directory. snug runs at the root of the repository, because GitHub
# reads the paths of annotations and SARIF from there.
workspace=$(realpath "${GITHUB_WORKSPACE:-.}")
folder=$(realpath --canonicalize-missing "$workspace/${SNUG_WORKING_DIRECTORY:-.}")
[ -d "$folder" ] || fail "the input working-directory is “$SNUG_WORKING_DIRECTORY”, which is no folder of the workspace"
root=$(git -C "$folder" rev-parse --show-toplevel 2>/dev/null) || root=$workspace
cd "$folder"

arguments=()
if [ -n "${SNUG_CONFIGURATION:-}" ]; then arguments+=(--config "$(realpath -m "$SNUG_CONFIGURATION")"); fi
if [ -n "${SNUG_BASELINE:-}" ]; then arguments+=(--baseline "$(realpath -m "$SNUG_BASELINE")"); fi
if [ -n "${SNUG_FAIL_ON:-}" ]; then arguments+=(--fail-on "$SNUG_FAIL_ON"); fi
# In one argument, so that the revision is never read as an option.
if [ -n "${SNUG_CHANGED_SINCE:-}" ]; then arguments+=("--changed-since=$SNUG_CHANGED_SINCE"); fi
report=$RUNNER_TEMP/snug-report
findings=$RUNNER_TEMP/snug.sarif
rm -rf "$report" "$findings"
if [ "$html" = true ]; then arguments+=(--report "html=$report"); fi
if [ "$sarif" = true ]; then arguments+=(--report "sarif=$findings"); fi
paths=()
while IFS= read -r path || [ -n "$path" ]; do
  path=$(sed 's/^[[:space:]]*//; s/[[:space:]]*$//' <<<"$path")
  if [ -n "$path" ]; then paths+=("$(realpath -m -- "$path")"); fi
done <<<"${SNUG_PATHS:-.}"
[ ${#paths[@]} -gt 0 ] || fail "the input paths is empty; it takes files and folders, one a line"

cd "$root"
log=$RUNNER_TEMP/snug-messages
printed=$RUNNER_TEMP/snug-printed
code=0
snug audit "${arguments[@]}" -- "${paths[@]}" 2>"$log" | tee "$printed" || code=${PIPESTATUS[0]}
cat "$log" >&2

empty=$(grep -cE ': error: (holds no \.storyboard|no such file)' "$log" || true)
if [ "$code" -eq 2 ] && [ "$empty" -ge ${#paths[@]} ]; then
  message="there is no storyboard and no xib in $(paste -sd ' ' <<<"${SNUG_PATHS:-.}"): nothing was audited"
  # The reports would be empty.
  rm -rf "$report" "$findings"
  if [ "$without" = notice ]; then
    notice "$message"
    code=0
  else
    echo "::error title=Snug::$(escaped "$message. Name the app's folder with the input paths, or write \
if-no-documents: notice.")"
  fi
elif [ "$code" -gt 1 ] && ! grep -q '^::error ' "$printed"; then
  # snug has annotated documents that it could not read, but nothing that kept it from beginning.
  echo "::error title=Snug::$(escaped "snug ended with exit code $code: $(head -n 5 "$log")")"
fi

output exit-code "$code"
output root "$root"
if [ -f "$report/index.html" ]; then output report "$report"; fi
if [ -s "$findings" ]; then output sarif "$findings"; fi
