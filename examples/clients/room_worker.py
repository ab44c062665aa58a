"""An agent in a room through the Python client: waits for one task, does it, and hands in what came of it.

Run it beside `pawl serve`, as: PYTHONPATH=clients/python python3 examples/clients/room_worker.py <room> <role>
"""

import sys

from pawl_client import PawlClient

room, role = sys.argv[1:]
pawl = PawlClient()

# It waits until there is something, through restarts of the server.
claimed = pawl.wait_for_task(room=room, role=role)
number, session = claimed["task"]["number"], claimed["session"]
pawl.task_started(number, session=session)
pawl.report_progress(number, session=session, progress="counting")
words = len(claimed["task"]["content"].split())  # your work goes here
pawl.task_complete(number, session=session, result=f"{words} words")

for event in pawl.events(task=str(number), after="0"):
    print(f"{event['trigger']} → {event['to']}")
    if event["to"] == "completed":
        break
