#!/bin/sh
# A worker in ten lines of shell. Run it as: examples/worker.sh <room> <role>
if [ -z "$PAWL_TASK" ]; then
  room=$1 role=$2
  shift 2
  exec pawl work --room "$room" --role "$role" "$@" -- "$0"
fi
echo "PAWL-PROGRESS: reading task $PAWL_TASK" # shown to people while it works
words=$(wc -w)                                # the task is on the standard input: your work goes here
echo "PAWL-RESULT: $((words)) words"          # exit code 0 completes the task, any other gives it back
