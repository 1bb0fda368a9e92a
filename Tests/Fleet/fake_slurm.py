"""A scheduler that runs an array as SLURM does: each task with its variables, again when it asks."""
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

# Notes which task wants to run again.
SCONTROL = '#!/bin/sh\n[ "$1" = requeue ] && echo "$2" >> "$REQUEUED"\n'


def run_array(
    script: Path, folder: Path, tasks: Sequence[int], **variables: str
) -> dict[int, list[int]]:
    """The exit codes of all runs of each task."""
    commands = folder / "commands"
    commands.mkdir(exist_ok=True)
    (commands / "scontrol").write_text(SCONTROL)
    (commands / "scontrol").chmod(0o755)
    codes: dict[int, list[int]] = {}
    for task in tasks:
        restarts = 0
        while True:
            requeued = folder / "requeued"
            requeued.write_text("")
            environment = os.environ | variables | {
                "PATH": f"{commands}:{os.environ['PATH']}", "REQUEUED": str(requeued),
                "SLURM_ARRAY_JOB_ID": "700", "SLURM_ARRAY_TASK_ID": str(task),
                "SLURM_ARRAY_TASK_COUNT": str(len(tasks)), "SLURM_ARRAY_TASK_MIN": str(tasks[0]),
                "SLURM_ARRAY_TASK_MAX": str(tasks[-1]), "SLURM_RESTART_COUNT": str(restarts),
                "SLURM_CPUS_PER_TASK": "2"}
            code = subprocess.run(["bash", script], env=environment, capture_output=True).returncode
            codes.setdefault(task, []).append(code)
            if requeued.read_text() != f"700_{task}\n":
                break
            restarts += 1
    return codes
