#!/usr/bin/env bash
# One part of the photos for each task of an array, with a library of its own:
#
#   sbatch --array=1-16 --export=ALL,PHOTOS=/mnt/sleeves,OUTPUT=/mnt/scans scan-array.sh
#
# A task that was ended early, or had to leave look-ups for later, goes on where it was when it is
# started again; with 75 it is put into the queue again by itself.
#SBATCH --job-name=vinylcrate
#SBATCH --cpus-per-task=2
#SBATCH --mem=1G
#SBATCH --requeue
#SBATCH --open-mode=append
set -uo pipefail

: "${PHOTOS:?name the folder of photos with --export=ALL,PHOTOS=...}"
: "${OUTPUT:?name the folder of libraries with --export=ALL,PHOTOS=...,OUTPUT=...}"
: "${SLURM_ARRAY_TASK_ID:?start this with sbatch --array=1-16}"

# An array may begin at any number, but its parts are counted from 1.
part=$((SLURM_ARRAY_TASK_ID - SLURM_ARRAY_TASK_MIN + 1))
parts=$SLURM_ARRAY_TASK_COUNT
if ((SLURM_ARRAY_TASK_MAX - SLURM_ARRAY_TASK_MIN + 1 != parts)); then
  echo "scan-array.sh: --array must have no gaps: with one, parts of the photos would be left out" >&2
  exit 64
fi

mkdir -p "$OUTPUT" || exit 74
name=$part-of-$parts
"${VINYLCRATE:-vinylcrate}" batch --shard "$part/$parts" \
  --library "$OUTPUT/library-$name.sqlite" --create \
  --jobs "${SLURM_CPUS_PER_TASK:-1}" --exit-zero --format jsonl \
  ${CATALOG:+--catalog "$CATALOG"} "$PHOTOS" > "$OUTPUT/outcomes-$name.jsonl"
code=$?

# The library knows what is done, and the next run prints all outcomes again.
if ((code == 75 && ${SLURM_RESTART_COUNT:-0} < ${RETRIES:-5})); then
  scontrol requeue "${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID"
fi
exit $code
