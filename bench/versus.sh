#!/usr/bin/env bash
# The load of bench/load.py on this tree and on a commit before it, in turn, on the same machine.
#
#   bench/versus.sh 3bc50a9                              # 1,000 matches, then 2,000, three rounds of each
#   bench/versus.sh 3bc50a9 1 --matches 300 --rate 300   # one round of another load
#
# The other commit lies in a folder of its own as long as this runs, and uses the .venv of this one.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
here=$PWD
before=$(mktemp -d)
rounds=${2:-3}
trap 'git worktree remove --force "$before"' EXIT
git worktree add --quiet --detach "$before" "$1"
shift "$(($# < 2 ? $# : 2))"

measure() {
    for tree in "$before" "$here"; do
        printf '%s %s: ' "$(git -C "$tree" log -1 --format=%h)" "$*"
        (cd -- "$tree" && PYTHONPATH=$tree/src "$here/.venv/bin/python" bench/load.py "$@")
    done
}
for ((round = 0; round < rounds; round++)); do
    if (($#)); then
        measure "$@"
    else
        measure --seconds 20 --rate 600
        measure --seconds 20 --rate 600 --matches 2000
    fi
done
