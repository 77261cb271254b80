#!/bin/sh
# The steps of a release, the same on every system. `sh pipeline.sh` runs from install to promote; names of steps run just those.
# It needs STORE, and a key that may release: RELEASE_KEY names a file, RELEASE_KEY_PEM is its text, as pipelines keep secrets.
set -eu

app=mf-sample
version=$(node -p "require('./package.json').version")

if [ -n "${RELEASE_KEY_PEM:-}" ]; then
  RELEASE_KEY=$(mktemp)
  trap 'rm -f "$RELEASE_KEY"' EXIT
  printf '%s\n' "$RELEASE_KEY_PEM" >"$RELEASE_KEY"
  export RELEASE_KEY
  unset RELEASE_KEY_PEM
fi

[ $# -gt 0 ] || set -- install test build publish check promote
for step in "$@"; do
  echo "== $step"
  case $step in
    install) npm ci --no-audit --no-fund ;;
    test) npm test ;;
    build) npm run build ;;
    publish) npm run release -- publish "$app" --dist dist ;;
    check) npm run release -- check "$app@$version" --html check.html ;;
    canary) npm run release -- canary "$app@$version" --percent "${PERCENT:-10}" ;;
    promote) npm run release -- promote "$app@$version" ;;
    rollback) npm run release -- rollback "$app" ;;
    *) echo "There is no step \"$step\"." >&2 && exit 2 ;;
  esac
done
