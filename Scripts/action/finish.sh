#!/usr/bin/env bash
# Ends the action with snug's exit code, after the reports were uploaded. Reads SNUG_CODE.
set -euo pipefail
case $SNUG_CODE in
0) echo "no violations" ;;
1) echo "snug found violations: they are above, in the summary and in the report" ;;
*) echo "snug could not do all of its work: its messages are in the step before" ;;
esac
exit "$SNUG_CODE"
