"""A to-do list through the Python client: add, list, complete, undo.

Run it beside `pawl serve`, as: PYTHONPATH=clients/python python3 examples/clients/todo_list.py
"""

from pawl_client import PawlClient, PawlRefused

pawl = PawlClient()  # PAWL_URL and PAWL_TOKEN, or a server on this machine

task = pawl.add_task(title="Buy milk", priority="high")["task"]
pawl.complete_task(task["number"])
pawl.undo_change()
for one in pawl.list_tasks(status="pending")["tasks"]:
    print(f"{one['title']} ({one['priority']})")

try:
    pawl.show_task(999)
except PawlRefused as refused:
    print(refused.code, "-", refused.message)
