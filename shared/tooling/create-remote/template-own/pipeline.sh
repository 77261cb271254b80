#!/bin/sh
# The steps of a release, the same on every system. `sh pipeline.sh` runs from install to promote; names of steps run just those.
# `promote` leaves away what was taken back: raise the version, or run `again`.
# It needs STORE, RECORD, and RELEASE_KEY: a key that may release, as a file or as its text.
set -eu

app=mf-sample
version=$(node -p "require('./package.json').version")

[ $# -gt 0 ] || set -- install test build publish promote
for step in "$@"; do
  echo "== $step"
  case $step in
    install) npm ci --no-audit --no-fund ;;
    tools) npm ci --ignore-scripts --no-audit --no-fund ;;
    test) npm test ;;
    build) npm run build ;;
    publish) npm run release -- publish "$app" --dist dist ;;
    check) npm run release -- check "$app@$version" --html check-report ;;
    canary) npm run release -- canary "$app@$version" --percent "${PERCENT:-10}" ;;
    promote) npm run release -- promote "$app@$version" ;;
    again) npm run release -- promote "$app@$version" --again ;;
    rollback) npm run release -- rollback "$app" ;;
    *) echo "There is no step \"$step\"." >&2 && exit 2 ;;
  esac
done
