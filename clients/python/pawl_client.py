"""A client of a Pawl server. Standard library only, Python 3.9 or newer.

Written by npm run docs from the API page and from runtime.py beside it: change those.
"""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Literal, Optional, Tuple, Union

import http.client
import json
import os
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

Json = Dict[str, Any]

_PASSING = frozenset(["RATE_LIMITED","SERVER_UNREACHABLE","STORE_BUSY","STORE_CONTENDED","STORE_FULL","STORE_OUTCOME_UNKNOWN","STORE_UNAVAILABLE","TOO_MANY_OPEN","WRONG_SERVER"])
_NOTHING_YET = frozenset(["NOTHING_TO_DO", "NOTHING_FOR_WORKER"])
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 2.0
# The longest single wait; a proxy may cut what takes longer than a minute.
_PIECE = 50.0


class _Unset:
    """What was not given; None takes a value away."""

    def __bool__(self) -> bool:
        return False


UNSET: Any = _Unset()


class PawlRefused(Exception):
    """What the server refused: a code, a message, the facts behind it, and what to do next."""

    def __init__(self, error: Json) -> None:
        super().__init__(error["message"])
        self.code: str = error["code"]
        self.message: str = error["message"]
        self.variables: Json = error["variables"]
        self.guidance: str = error["aiGuidance"]


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """The token goes to this server and nowhere else."""

    def redirect_request(self, *_: Any) -> None:
        return None


class _Connection:
    def __init__(
        self,
        url: Optional[str] = None,
        token: Optional[str] = None,
        *,
        workspace: Optional[str] = None,
        language: Literal["en", "he"] = "en",
        patience: float = 10.0,
        timeout: float = 90.0,
    ) -> None:
        """
        url: of the server; PAWL_URL, or http://127.0.0.1:7077
        token: PAWL_TOKEN, if any
        patience: for how many seconds a server that does not answer, or asks to wait, is asked again
        timeout: how many seconds one answer may take
        """
        self.url = (url or os.environ.get("PAWL_URL") or "http://127.0.0.1:7077").rstrip("/")
        self._token = token or os.environ.get("PAWL_TOKEN") or None
        self._workspace = workspace
        self._language = language
        self._patience = patience
        self._timeout = timeout
        is_here = urllib.parse.urlsplit(self.url).hostname in ("127.0.0.1", "localhost", "::1")
        proxies = [urllib.request.ProxyHandler({})] if is_here else []
        self._opener = urllib.request.build_opener(_NoRedirects, *proxies)

    def _open(self, method: str, path: str, body: Optional[Json] = None, **headers: Optional[str]) -> Any:
        given = {
            "Accept-Language": self._language,
            "Content-Type": "application/json" if body is not None else None,
            "Authorization": f"Bearer {self._token}" if self._token else None,
            "Pawl-Workspace": self._workspace,
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        request = urllib.request.Request(
            self.url + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={name: value for name, value in given.items() if value is not None},
        )
        try:
            return self._opener.open(request, timeout=self._timeout)
        except urllib.error.HTTPError as error:
            with error:
                raise _refused(error.read()) from None

    def _ask(
        self,
        method: str,
        path: str,
        given: Json,
        *,
        by_query: bool = False,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """What passes is asked again under the same key, so that it is done once."""
        where, rest = _address(path, given)
        if by_query:
            where += _query(rest)
        give_up_at: Optional[float] = None
        failures = 0
        while True:
            pause: Optional[float] = None
            try:
                body = None if by_query else rest
                with self._open(method, where, body, Idempotency_Key=idempotency_key) as response:
                    document = json.loads(response.read())
                # A long answer has its status before its outcome: the body tells.
                if isinstance(document, dict) and document.get("success") is False:
                    raise PawlRefused(document["error"])
                return document
            except PawlRefused as refused:
                if refused.code not in _PASSING:
                    raise
                trouble: Exception = refused
                pause = refused.variables.get("retryAfterSeconds")
            except (OSError, http.client.HTTPException, ValueError) as lost:
                trouble = lost
            now = time.monotonic()
            give_up_at = now + self._patience if give_up_at is None else give_up_at
            if now >= give_up_at:
                raise trouble
            failures += 1
            usual = min(_FIRST_PAUSE * 2 ** (failures - 1), _LONGEST_PAUSE)
            time.sleep(min(usual if pause is None else pause, give_up_at - now))

    def _ask_in_pieces(self, method: str, path: str, given: Json) -> Json:
        """
        As long as timeoutSeconds says, or without end. The session is the same all along, made up here if none was
        given: what was claimed for it while the answer was lost is given to it again.
        """
        longest = given.get("timeoutSeconds")
        if given.get("worker") is None:
            given = {"session": f"c-{uuid.uuid4().hex[:8]}:{uuid.uuid4().hex}", **given}
        give_up_at = float("inf") if longest is None else time.monotonic() + longest
        while True:
            left = max(0.0, min(_PIECE, give_up_at - time.monotonic()))
            try:
                return self._ask(method, path, {**given, "timeoutSeconds": left}, idempotency_key=str(uuid.uuid4()))
            except PawlRefused as refused:
                if refused.code not in _NOTHING_YET or time.monotonic() >= give_up_at:
                    raise

    def _lines(self, path: str) -> Iterator[Json]:
        with self._open("GET", path) as response:
            for line in response:
                yield json.loads(line)

    def events(
        self,
        *,
        room: Optional[str] = None,
        task: Optional[str] = None,
        initiative: Optional[str] = None,
        after: Optional[str] = None,
    ) -> Iterator[Json]:
        """The events as they happen, from now on or after a position. It comes back by itself after a break."""
        asked = {"room": room, "task": task, "initiative": initiative, "after": after}
        path = "/api/events" + _query({name: value for name, value in asked.items() if value is not None})
        last: Optional[str] = None
        failures = 0
        while True:
            try:
                with self._open("GET", path, Last_Event_ID=last) as response:
                    for message in _messages(response):
                        failures = 0
                        if message.get("event") == "closed":
                            raise _refused(message["data"].encode())
                        if "id" in message:
                            last = message["id"]
                            yield json.loads(message["data"])
            except (OSError, http.client.HTTPException):
                pass
            failures += 1
            time.sleep(min(0.5 * 2 ** (failures - 1), 10.0))


def _messages(response: Any) -> Iterator[Dict[str, str]]:
    """Server-sent events."""
    message: Dict[str, str] = {}
    for raw in response:
        line = raw.decode("utf-8").rstrip("\r\n")
        if line == "":
            if "data" in message:
                yield message
            message = {}
            continue
        name, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if name == "data" and "data" in message:
            message["data"] += "\n" + value
        elif name in ("data", "event", "id"):
            message[name] = value


def _address(path: str, given: Json) -> Tuple[str, Json]:
    rest = dict(given)
    parts = [
        urllib.parse.quote(str(rest.pop(part[1:-1])), safe="") if part.startswith("{") else part
        for part in path.split("/")
    ]
    return "/".join(parts), rest


def _query(given: Json) -> str:
    def text(value: Any) -> str:
        if isinstance(value, bool):
            return "true" if value else "false"
        return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)

    return "?" + urllib.parse.urlencode({name: text(value) for name, value in given.items()}) if given else ""


def _refused(body: bytes) -> Exception:
    try:
        return PawlRefused(json.loads(body)["error"])
    except (ValueError, KeyError, TypeError):
        return http.client.HTTPException("this is no answer of Pawl")


def _given(**values: Any) -> Json:
    return {name.rstrip("_"): value for name, value in values.items() if value is not UNSET}

class PawlClient(_Connection):
    """Every operation of the API as a method. Refusals are raised as PawlRefused."""

    def add_task(
        self,
        *,
        text: str = UNSET,
        leave: List[str] = UNSET,
        title: str = UNSET,
        description: str = UNSET,
        priority: Literal["low", "medium", "high", "urgent"] = UNSET,
        deadline: str = UNSET,
        project: str = UNSET,
        tags: List[str] = UNSET,
        recurrence: str = UNSET,
        recurrence_text: str = UNSET,
        recurrence_from: Literal["date", "completion"] = UNSET,
        reminders: List[str] = UNSET,
        checklist: List[Union[str, Json]] = UNSET,
        blocked_by: List[str] = UNSET,
        time_zone: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Add a task: as a text in which a date and a priority are understood, or by its exact title.

        Answers with: task.

        text: What is to be done. A date and a priority in it become fields, unless they are in quotes
        leave: What stays in the title instead of becoming a field: deadline, reminders, priority, project, tags, or one #tag
        title: Instead of a text: the title, word for word
        description: More about it
        priority: How much it matters
        deadline: A date (2026-03-01), a time (2026-03-01T09:00, or 2026-03-01T09:00:00Z in UTC), or words such as "friday at 5"
        project: The project it belongs to
        tags: Its tags, with or without #
        recurrence: When it comes again: words such as "every friday", or a rule of RFC 5545
        recurrence_text: The words the rule came from
        recurrence_from: Whether the next one is counted from the date of this one or from when it was done
        reminders: When to be reminded: 30m, 2h or 1d before the deadline, or a time of its own
        checklist: The steps it has
        blocked_by: Tasks that have to be done before it
        time_zone: The time zone dates are read in, such as Asia/Jerusalem; UTC if not given
        """
        return self._ask("POST", "/api/tasks", _given(text=text, leave=leave, title=title, description=description, priority=priority, deadline=deadline, project=project, tags=tags, recurrence=recurrence, recurrenceText=recurrence_text, recurrenceFrom=recurrence_from, reminders=reminders, checklist=checklist, blockedBy=blocked_by, timeZone=time_zone), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_tasks(
        self,
        *,
        status: Literal["all", "pending", "completed", "open", "in_progress", "done", "deleted"] = UNSET,
        priority: Literal["low", "medium", "high", "urgent"] = UNSET,
        due_before: str = UNSET,
        due_after: str = UNSET,
        deadline: str = UNSET,
        overdue: bool = UNSET,
        undated: bool = UNSET,
        tag: str = UNSET,
        project: str = UNSET,
        blocked: bool = UNSET,
        text: str = UNSET,
        view: str = UNSET,
        sort: Literal["number", "deadline", "priority", "updated", "position"] = UNSET,
        limit: int = UNSET,
        cursor: str = UNSET,
        time_zone: str = UNSET,
    ) -> Json:
        """List tasks, filtered and sorted, a page at a time.

        Answers with: tasks, nextCursor.

        status: pending is open and in_progress; all leaves out deleted
        priority: Only tasks of this priority
        due_before: Only tasks due before this date
        due_after: Only tasks due on or after this date
        deadline: Only tasks due on this day, such as 2026-03-01, tomorrow or friday
        overdue: Only tasks whose day or time has passed
        undated: Only tasks without a deadline
        tag: Only tasks with this tag
        project: Only tasks of this project
        blocked: Only tasks that wait for others, or only those that do not
        text: Only tasks with this in the title or description
        view: Filtered and sorted as the saved view of this name
        sort: Most urgent, soonest due, last changed, your own order, or oldest first
        limit: How many at the most
        cursor: Go on after this page: the nextCursor of the last answer
        time_zone: The time zone dates are read in, such as Asia/Jerusalem; UTC if not given
        """
        return self._ask("GET", "/api/tasks", _given(status=status, priority=priority, dueBefore=due_before, dueAfter=due_after, deadline=deadline, overdue=overdue, undated=undated, tag=tag, project=project, blocked=blocked, text=text, view=view, sort=sort, limit=limit, cursor=cursor, timeZone=time_zone), by_query=True)

    def preview_task(
        self,
        *,
        text: str,
        leave: List[str] = UNSET,
        time_zone: str = UNSET,
    ) -> Json:
        """Say what would be understood of a text that is added: its title, and the fields taken out of it.

        Answers with: title, understood, left.

        text: What is to be done. A date and a priority in it become fields, unless they are in quotes
        leave: What stays in the title instead of becoming a field: deadline, reminders, priority, project, tags, or one #tag
        time_zone: The time zone dates are read in, such as Asia/Jerusalem; UTC if not given
        """
        return self._ask("POST", "/api/tasks/preview", _given(text=text, leave=leave, timeZone=time_zone))

    def show_task(
        self,
        task: Union[int, str],
    ) -> Json:
        """Show a task and what may be done with it next.

        Answers with: task, moves, conversation.

        task: The number or id of the task
        """
        return self._ask("GET", "/api/tasks/{task}", _given(task=task), by_query=True)

    def edit_task(
        self,
        task: Union[int, str],
        *,
        title: str = UNSET,
        description: Union[str, None] = UNSET,
        priority: Union[Literal["low", "medium", "high", "urgent"], None] = UNSET,
        deadline: Union[str, None] = UNSET,
        project: Union[str, None] = UNSET,
        tags: Union[List[str], None] = UNSET,
        recurrence: Union[str, None] = UNSET,
        recurrence_text: Union[str, None] = UNSET,
        recurrence_from: Union[Literal["date", "completion"], None] = UNSET,
        reminders: Union[List[str], None] = UNSET,
        checklist: Union[List[Union[str, Json]], None] = UNSET,
        add_tags: List[str] = UNSET,
        only_this: bool = UNSET,
        expected_version: int = UNSET,
        time_zone: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Change what a task says: title, description, priority, deadline, project, tags, recurrence, reminders, checklist.

        Answers with: task, also.

        task: The number or id of the task, or of several
        title: The new title
        description: The new description, or none
        priority: low, medium, high, urgent or none
        deadline: A date (2026-03-01), a time (2026-03-01T09:00, or 2026-03-01T09:00:00Z in UTC), or words such as "friday at 5"; or none
        add_tags: Tags it gets beside those it has
        only_this: Of a task that recurs: only this time, the next ones stay as they were
        expected_version: Refuse if the task has changed since this version
        time_zone: The time zone dates are read in, such as Asia/Jerusalem; UTC if not given
        """
        return self._ask("PATCH", "/api/tasks/{task}", _given(task=task, title=title, description=description, priority=priority, deadline=deadline, project=project, tags=tags, recurrence=recurrence, recurrenceText=recurrence_text, recurrenceFrom=recurrence_from, reminders=reminders, checklist=checklist, addTags=add_tags, onlyThis=only_this, expectedVersion=expected_version, timeZone=time_zone), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def start_task(
        self,
        task: Union[int, str],
        *,
        expected_version: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Start work on a task.

        Answers with: task, also, again.

        task: The number or id of the task, or of several
        expected_version: Refuse if the task has changed since this version
        """
        return self._ask("POST", "/api/tasks/{task}/start", _given(task=task, expectedVersion=expected_version), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def stop_task(
        self,
        task: Union[int, str],
        *,
        expected_version: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Put a started task back to open.

        Answers with: task, also, again.

        task: The number or id of the task, or of several
        expected_version: Refuse if the task has changed since this version
        """
        return self._ask("POST", "/api/tasks/{task}/stop", _given(task=task, expectedVersion=expected_version), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def complete_task(
        self,
        task: Union[int, str],
        *,
        expected_version: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Mark a task as done.

        Answers with: task, also, again.

        task: The number or id of the task, or of several
        expected_version: Refuse if the task has changed since this version
        """
        return self._ask("POST", "/api/tasks/{task}/done", _given(task=task, expectedVersion=expected_version), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def reopen_task(
        self,
        task: Union[int, str],
        *,
        expected_version: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Open a finished task again.

        Answers with: task, also, again.

        task: The number or id of the task, or of several
        expected_version: Refuse if the task has changed since this version
        """
        return self._ask("POST", "/api/tasks/{task}/reopen", _given(task=task, expectedVersion=expected_version), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def delete_task(
        self,
        task: Union[int, str],
        *,
        expected_version: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Delete a task; it can be restored.

        Answers with: task, also, again.

        task: The number or id of the task, or of several
        expected_version: Refuse if the task has changed since this version
        """
        return self._ask("POST", "/api/tasks/{task}/delete", _given(task=task, expectedVersion=expected_version), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def restore_task(
        self,
        task: Union[int, str],
        *,
        expected_version: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Bring a deleted task back as it was.

        Answers with: task, also, again.

        task: The number or id of the task, or of several
        expected_version: Refuse if the task has changed since this version
        """
        return self._ask("POST", "/api/tasks/{task}/restore", _given(task=task, expectedVersion=expected_version), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def skip_task(
        self,
        task: Union[int, str],
        *,
        expected_version: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Leave out this time of a task that recurs: it becomes the next one.

        Answers with: task.

        task: The number or id of the task
        expected_version: Refuse if the task has changed since this version
        """
        return self._ask("POST", "/api/tasks/{task}/skip", _given(task=task, expectedVersion=expected_version), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def comment_task(
        self,
        task: Union[int, str],
        *,
        text: str,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Write a comment on a task. The history keeps all of them.

        Answers with: task.

        task: The number or id of the task
        text: What there is to say, in Markdown
        """
        return self._ask("POST", "/api/tasks/{task}/comment", _given(task=task, text=text), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def arrange_task(
        self,
        task: Union[int, str],
        *,
        before: str = UNSET,
        after: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Put a task before or after another in your own order of the list.

        Answers with: task.

        task: The number or id of the task
        before: The task it comes before
        after: The task it comes after
        """
        return self._ask("POST", "/api/tasks/{task}/arrange", _given(task=task, before=before, after=after), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_projects(
        self,
    ) -> Json:
        """List your projects and tags, with how many open tasks each has.

        Answers with: projects, tags.
        """
        return self._ask("GET", "/api/projects", _given(), by_query=True)

    def add_view(
        self,
        *,
        name: str,
        status: Literal["all", "pending", "completed", "open", "in_progress", "done", "deleted"] = UNSET,
        priority: Literal["low", "medium", "high", "urgent"] = UNSET,
        due_before: str = UNSET,
        due_after: str = UNSET,
        tag: str = UNSET,
        project: str = UNSET,
        text: str = UNSET,
        sort: Literal["number", "deadline", "priority", "updated", "position"] = UNSET,
        group: Literal["due", "priority", "project", "tag", "status", "none"] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Save a filtered list as a view, under a name; a view of the same name is replaced.

        Answers with: view.

        name: Its name
        status: Only tasks in this status
        priority: Only tasks of this priority
        due_before: Only tasks due before this date
        due_after: Only tasks due on or after this date
        tag: Only tasks with this tag
        project: Only tasks of this project
        text: Only tasks with this in the title or description
        sort: In which order
        group: Under which headings pages show it
        """
        return self._ask("POST", "/api/views", _given(name=name, status=status, priority=priority, dueBefore=due_before, dueAfter=due_after, tag=tag, project=project, text=text, sort=sort, group=group), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_views(
        self,
    ) -> Json:
        """Show your saved views.

        Answers with: views.
        """
        return self._ask("GET", "/api/views", _given(), by_query=True)

    def remove_view(
        self,
        view: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Remove a saved view; its tasks stay.

        Answers with: view.

        view: Its name
        """
        return self._ask("DELETE", "/api/views/{view}", _given(view=view), by_query=True, idempotency_key=idempotency_key or str(uuid.uuid4()))

    def todays_tasks(
        self,
        *,
        time_zone: str = UNSET,
    ) -> Json:
        """Show what is overdue and what is due today.

        Answers with: day, overdue, tasks.

        time_zone: The time zone dates are read in, such as Asia/Jerusalem; UTC if not given
        """
        return self._ask("GET", "/api/today", _given(timeZone=time_zone), by_query=True)

    def upcoming_tasks(
        self,
        *,
        days: int = UNSET,
        time_zone: str = UNSET,
    ) -> Json:
        """Show what is due in the coming days, day by day.

        Answers with: days.

        days: How many days, from today on
        time_zone: The time zone dates are read in, such as Asia/Jerusalem; UTC if not given
        """
        return self._ask("GET", "/api/upcoming", _given(days=days, timeZone=time_zone), by_query=True)

    def depend_task(
        self,
        task: Union[int, str],
        *,
        on: List[str] = UNSET,
        not_on: List[str] = UNSET,
        expected_version: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Make a task depend on others: it cannot be claimed, started or completed until they are done.

        Answers with: task, dependencies.

        task: The number or id of the task
        on: Tasks that have to be done before it
        not_on: Tasks it does not depend on any more
        expected_version: Refuse if the task has changed since this version
        """
        return self._ask("POST", "/api/tasks/{task}/depend", _given(task=task, on=on, notOn=not_on, expectedVersion=expected_version), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def show_dependencies(
        self,
        task: Union[int, str],
    ) -> Json:
        """Show what a task depends on and what depends on it.

        Answers with: task, dependencies.

        task: The number or id of the task
        """
        return self._ask("GET", "/api/tasks/{task}/dependencies", _given(task=task), by_query=True)

    def unblock_task(
        self,
        task: Union[int, str],
        *,
        answer: Literal["go_on", "wait_for", "cancel"],
        on: List[str] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Decide about a task whose blocker was dropped: go on without it, wait for another task, or cancel.

        Answers with: task, dependencies.

        task: The number or id of the task
        answer: Go on without it, wait for others instead, or cancel this one too
        on: With wait_for: the tasks it waits for instead
        """
        return self._ask("POST", "/api/tasks/{task}/unblock", _given(task=task, answer=answer, on=on), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def ready_tasks(
        self,
        *,
        room: str = UNSET,
        initiative: str = UNSET,
        limit: int = UNSET,
    ) -> Json:
        """List what can be started now: your to-dos, or the work of a room or an initiative, most important first.

        Answers with: tasks.

        room: Of this room
        initiative: Of this initiative
        limit: How many at the most
        """
        return self._ask("GET", "/api/ready", _given(room=room, initiative=initiative, limit=limit), by_query=True)

    def next_task(
        self,
        *,
        room: str = UNSET,
        initiative: str = UNSET,
    ) -> Json:
        """Name the one thing to do next: what you have started, or else the most important task you can start.

        Answers with: task, begun.

        room: Of this room
        initiative: Of this initiative
        """
        return self._ask("GET", "/api/next", _given(room=room, initiative=initiative), by_query=True)

    def blocked_tasks(
        self,
        *,
        room: str = UNSET,
        initiative: str = UNSET,
        dropped: bool = UNSET,
        limit: int = UNSET,
    ) -> Json:
        """List what waits for other work, and for what; or only where a blocker was dropped and a person decides.

        Answers with: tasks.

        room: Of this room
        initiative: Of this initiative
        dropped: Only those with a blocker that was dropped
        limit: How many at the most
        """
        return self._ask("GET", "/api/blocked", _given(room=room, initiative=initiative, dropped=dropped, limit=limit), by_query=True)

    def task_graph(
        self,
        *,
        task: str = UNSET,
        room: str = UNSET,
        initiative: str = UNSET,
        limit: int = UNSET,
        mermaid: bool = UNSET,
    ) -> Json:
        """Show what waits for what as a graph: around one task, or everything that waits now.

        Answers with: tasks, arrows, isWhole, mermaid.

        task: The number or id of the task
        room: Of this room
        initiative: Of this initiative
        limit: How many tasks at the most
        mermaid: Also as text that Mermaid draws
        """
        return self._ask("GET", "/api/graph", _given(task=task, room=room, initiative=initiative, limit=limit, mermaid=mermaid), by_query=True)

    def share_task(
        self,
        task: Union[int, str],
        *,
        with_: str,
        to: Literal["see", "change"] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Share a to-do of yours with someone of the workspace, to see it or to change it too.

        Answers with: task.

        task: The number or id of the task
        with_: Who, by the name they have here
        to: Only see it, or also edit, start, complete and reopen it
        """
        return self._ask("POST", "/api/tasks/{task}/share", _given(task=task, with_=with_, to=to), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def unshare_task(
        self,
        task: Union[int, str],
        *,
        with_: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Take a to-do of yours back from someone it is shared with, or from everyone.

        Answers with: task.

        task: The number or id of the task
        with_: From whom; from everyone if left out
        """
        return self._ask("POST", "/api/tasks/{task}/unshare", _given(task=task, with_=with_), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def transition_task(
        self,
        task: Union[int, str],
        *,
        to: str,
        expected_version: int = UNSET,
        dry_run: bool = UNSET,
        idempotency_key: Optional[str] = None,
        **more: Any,
    ) -> Json:
        """Move a task of any lifecycle to another status, or only ask whether it may.

        task: The number or id of the task
        to: The status to go to
        expected_version: Refuse if the task has changed since this version
        dry_run: Answer as `why` does, and change nothing
        """
        return self._ask("POST", "/api/tasks/{task}/transition", _given(task=task, to=to, expectedVersion=expected_version, dryRun=dry_run, **more), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def why_task(
        self,
        task: Union[int, str],
        *,
        to: str,
    ) -> Json:
        """Say whether a task may go to a status, by which rule, what is missing, and the way there.

        task: The number or id of the task
        to: The status to go to
        """
        return self._ask("GET", "/api/tasks/{task}/why", _given(task=task, to=to), by_query=True)

    def task_history(
        self,
        task: Union[int, str],
    ) -> Json:
        """Show everything that happened to a task, oldest first.

        Answers with: task, events.

        task: The number or id of the task
        """
        return self._ask("GET", "/api/tasks/{task}/history", _given(task=task), by_query=True)

    def task_context(
        self,
        task: Union[int, str],
        *,
        limit: int = UNSET,
    ) -> Json:
        """Show all that matters for a task in one document: the request, the results before it, what was asked and answered, why it came back.

        Answers with: task, context.

        task: The number or id of the task
        limit: How many characters at the most
        """
        return self._ask("GET", "/api/tasks/{task}/task-context", _given(task=task, limit=limit), by_query=True)

    def list_agents(
        self,
        *,
        room: str = UNSET,
        limit: int = UNSET,
    ) -> Json:
        """Show who works on what, everywhere: since when, how far, what was printed last, what it used.

        Answers with: agents.

        room: Only in this room
        limit: How many at the most
        """
        return self._ask("GET", "/api/agents", _given(room=room, limit=limit), by_query=True)

    def list_attempts(
        self,
        task: Union[int, str],
    ) -> Json:
        """Show every attempt at a task: who had it, how it ended, what it cost.

        Answers with: task, attempts.

        task: The number or id of the task
        """
        return self._ask("GET", "/api/tasks/{task}/attempts", _given(task=task), by_query=True)

    def show_attempt(
        self,
        task: Union[int, str],
        attempt: int,
    ) -> Json:
        """Show one attempt at a task.

        Answers with: task, attempt.

        task: The number or id of the task
        attempt: Which attempt: 1 is the first
        """
        return self._ask("GET", "/api/tasks/{task}/attempts/{attempt}", _given(task=task, attempt=attempt), by_query=True)

    def append_log(
        self,
        task: Union[int, str],
        *,
        session: str,
        pieces: List[Json],
        epoch: int = UNSET,
        place: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """As the holder of a task, add what your command printed to the log of your attempt.

        Answers with: attempt, size.

        task: The number or id of the task
        session: The session that holds the task, or held it
        epoch: Which attempt; the one that goes on if left out
        place: How many characters were sent before; at the end if left out
        pieces: In the order they were printed
        """
        return self._ask("POST", "/api/work/{task}/log", _given(task=task, session=session, epoch=epoch, place=place, pieces=pieces), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def show_log(
        self,
        task: Union[int, str],
        *,
        attempt: int = UNSET,
        after: int = UNSET,
        tail: int = UNSET,
        timeout_seconds: float = UNSET,
    ) -> Json:
        """Show what the command of an attempt printed.

        Answers with: task, attempt, running, size, next, more, pieces.

        task: The number or id of the task
        attempt: Which attempt; the last one if left out
        after: Only what comes after so many characters
        tail: Only the last so many lines
        timeout_seconds: How long to wait for something new, at the longest
        """
        return self._ask("GET", "/api/tasks/{task}/log", _given(task=task, attempt=attempt, after=after, tail=tail, timeoutSeconds=timeout_seconds), by_query=True)

    def forget_logs(
        self,
        *,
        days: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Delete old logs of attempts. The attempts, their cost and the history stay.

        Answers with: forgotten.

        days: Logs that nothing was added to for this many days
        """
        return self._ask("POST", "/api/logs/forget", _given(days=days), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def spending(
        self,
        *,
        room: str = UNSET,
        initiative: str = UNSET,
        agent: str = UNSET,
        since: str = UNSET,
    ) -> Json:
        """Show what was used: tokens and cost, by room, initiative and agent.

        Answers with: tokens, costMicros, by.

        room: Only in this room
        initiative: Only in this initiative
        agent: Only by this role or worker
        since: Only since this day, such as 2026-03-01 (UTC)
        """
        return self._ask("GET", "/api/spending", _given(room=room, initiative=initiative, agent=agent, since=since), by_query=True)

    def set_budget(
        self,
        *,
        room: str = UNSET,
        initiative: str = UNSET,
        agent: str = UNSET,
        cost: float = UNSET,
        tokens: int = UNSET,
        per: Literal["day", "week", "total"] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Set how much may be used in a room, in an initiative or by an agent; beyond that no new work starts.

        Answers with: budget.

        room: Of this room
        initiative: Of this initiative
        agent: Of this role or worker, wherever it works
        cost: How much it may cost, such as 20
        tokens: How many tokens may be used
        per: In how long (days and weeks of UTC)
        """
        return self._ask("POST", "/api/budgets/set", _given(room=room, initiative=initiative, agent=agent, cost=cost, tokens=tokens, per=per), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_budgets(
        self,
    ) -> Json:
        """Show the budgets, what was used of each, and which of them wait for a person.

        Answers with: budgets.
        """
        return self._ask("GET", "/api/budgets", _given(), by_query=True)

    def answer_budget(
        self,
        *,
        how: Literal["raise", "once", "stop", "remove"],
        room: str = UNSET,
        initiative: str = UNSET,
        agent: str = UNSET,
        cost: float = UNSET,
        tokens: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Say how to go on with a budget: raise it, allow the same amount once more, stop, or remove it.

        Answers with: budget.

        how: How to go on
        room: Of this room
        initiative: Of this initiative
        agent: Of this role or worker, wherever it works
        cost: How much it may cost, such as 20
        tokens: How many tokens may be used
        """
        return self._ask("POST", "/api/budgets/answer", _given(how=how, room=room, initiative=initiative, agent=agent, cost=cost, tokens=tokens), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_changes(
        self,
        *,
        limit: int = UNSET,
    ) -> Json:
        """Show your last changes, newest first, and which of them can be undone.

        Answers with: changes.

        limit: How many at the most
        """
        return self._ask("GET", "/api/changes", _given(limit=limit), by_query=True)

    def undo_change(
        self,
        *,
        change: str = UNSET,
        only: bool = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Undo your last change, or the one named, with what was done together with it.

        Answers with: task, undone, also.

        change: Which change, as `pawl changes` and `pawl history` name it, such as 3@2
        only: Only this change, not what was done together with it
        """
        return self._ask("POST", "/api/undo", _given(change=change, only=only), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def snooze_reminder(
        self,
        task: Union[int, str],
        *,
        until: str = UNSET,
        minutes: int = UNSET,
        time_zone: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Be reminded of a task again, later.

        Answers with: task.

        task: The number or id of the task
        until: Until when: a day (nine in the morning) or a time, such as tomorrow, friday, in 2 hours
        minutes: Instead: in how many minutes; 10 if neither is given
        time_zone: The time zone dates are read in, such as Asia/Jerusalem; UTC if not given
        """
        return self._ask("POST", "/api/tasks/{task}/snooze", _given(task=task, until=until, minutes=minutes, timeZone=time_zone), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def add_channel(
        self,
        *,
        kind: Literal["email", "webhook", "push"],
        address: str,
        p256dh: str = UNSET,
        auth: str = UNSET,
        time_zone: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Send your reminders to another place too: an email address, a webhook, or a browser.

        Answers with: channel, secret.

        kind: How
        address: Where: an email address, or an address that begins with https://
        p256dh: Of a browser: its public key
        auth: Of a browser: its secret
        time_zone: The time zone dates are read in, such as Asia/Jerusalem; UTC if not given
        """
        return self._ask("POST", "/api/channels", _given(kind=kind, address=address, p256dh=p256dh, auth=auth, timeZone=time_zone), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_channels(
        self,
    ) -> Json:
        """Show where your reminders go.

        Answers with: channels, pushKey.
        """
        return self._ask("GET", "/api/channels", _given(), by_query=True)

    def remove_channel(
        self,
        channel: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Stop sending reminders there.

        Answers with: channel.

        channel: Its id
        """
        return self._ask("DELETE", "/api/channels/{channel}", _given(channel=channel), by_query=True, idempotency_key=idempotency_key or str(uuid.uuid4()))

    def test_channel(
        self,
        channel: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Send a message that shows whether it arrives.

        Answers with: delivery.

        channel: Its id
        """
        return self._ask("POST", "/api/channels/{channel}/test", _given(channel=channel), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def confirm_address(
        self,
        *,
        address: str,
        code: str,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Confirm an email address with the code that was sent to it. Until then nothing else is sent there.

        Answers with: address, confirmed.

        address: The email address
        code: The eight digits in the message
        """
        return self._ask("POST", "/api/channels/confirm", _given(address=address, code=code), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def send_code(
        self,
        *,
        address: str,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Send another code to an email address that is not confirmed yet.

        Answers with: address, confirmed.

        address: The email address
        """
        return self._ask("POST", "/api/channels/send-code", _given(address=address), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_deliveries(
        self,
        *,
        limit: int = UNSET,
    ) -> Json:
        """Show what was sent to you, what waits to be sent, and what could not be.

        Answers with: deliveries.

        limit: How many at the most
        """
        return self._ask("GET", "/api/deliveries", _given(limit=limit), by_query=True)

    def add_hook(
        self,
        *,
        on: str,
        to: str,
        as_: Literal["json", "slack", "discord", "telegram", "ntfy", "email"] = UNSET,
        name: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Send a message to an address whenever certain things happen.

        Answers with: hook, secret.

        on: On what, such as "room:* -> pending_user_review"
        to: Where to: an address that begins with https://, or an email address
        as_: In which format; chosen by the address if left out
        name: A name to call it by
        """
        return self._ask("POST", "/api/hooks", _given(on=on, to=to, as_=as_, name=name), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_hooks(
        self,
    ) -> Json:
        """Show your hooks; an owner of the workspace sees everyone’s.

        Answers with: hooks.
        """
        return self._ask("GET", "/api/hooks", _given(), by_query=True)

    def show_hook(
        self,
        hook: str,
    ) -> Json:
        """Show a hook and what became of its messages.

        Answers with: hook.

        hook: Its id or its name
        """
        return self._ask("GET", "/api/hooks/{hook}", _given(hook=hook), by_query=True)

    def remove_hook(
        self,
        hook: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Remove a hook, and drop what it has not sent yet.

        Answers with: hook.

        hook: Its id or its name
        """
        return self._ask("DELETE", "/api/hooks/{hook}", _given(hook=hook), by_query=True, idempotency_key=idempotency_key or str(uuid.uuid4()))

    def pause_hook(
        self,
        hook: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Pause a hook. What happens meanwhile is sent when you resume it.

        Answers with: hook.

        hook: Its id or its name
        """
        return self._ask("POST", "/api/hooks/{hook}/pause", _given(hook=hook), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def resume_hook(
        self,
        hook: str,
        *,
        to: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Resume a paused or stopped hook where it left off, at another address if you give one.

        Answers with: hook, secret.

        hook: Its id or its name
        to: Another address. In a copy of a store a hook has none
        """
        return self._ask("POST", "/api/hooks/{hook}/resume", _given(hook=hook, to=to), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def test_hook(
        self,
        hook: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Send a message that shows whether it arrives.

        Answers with: delivery.

        hook: Its id or its name
        """
        return self._ask("POST", "/api/hooks/{hook}/test", _given(hook=hook), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def replay_hook(
        self,
        hook: str,
        *,
        delivery: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Send what was given up again, all of it or one message.

        Answers with: hook, replayed.

        hook: Its id or its name
        delivery: Only the message with this id
        """
        return self._ask("POST", "/api/hooks/{hook}/replay", _given(hook=hook, delivery=delivery), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def hook_deliveries(
        self,
        hook: str,
        *,
        limit: int = UNSET,
    ) -> Json:
        """Show what a hook has sent, what waits, and what could not be sent.

        Answers with: deliveries.

        hook: Its id or its name
        limit: How many at the most
        """
        return self._ask("GET", "/api/hooks/{hook}/deliveries", _given(hook=hook, limit=limit), by_query=True)

    def dead_deliveries(
        self,
        *,
        limit: int = UNSET,
    ) -> Json:
        """Show what your hooks failed to send and gave up on.

        Answers with: deliveries.

        limit: How many at the most
        """
        return self._ask("GET", "/api/hooks/dead", _given(limit=limit), by_query=True)

    def import_tasks(
        self,
        *,
        from_: Literal["todoist", "taskwarrior", "microsoft", "google", "text"],
        content: str,
        file_name: str = UNSET,
        dry_run: bool = UNSET,
        day_first: bool = UNSET,
        time_zone: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Take the to-dos in a file of another program into your list, or only show what would become of them.

        Answers with: dryRun, added, known, leftOut, fields, tasks, change.

        from_: Which program wrote the file; text is a task a line, Markdown or todo.txt
        content: What is in the file
        file_name: What the file is called: Todoist names it after its project
        dry_run: Show what would become of each field, and add nothing
        day_first: Dates like 3/4/2026 are in April, where the file does not tell
        time_zone: The time zone dates are read in, such as Asia/Jerusalem; UTC if not given
        """
        return self._ask("POST", "/api/tasks/import", _given(from_=from_, content=content, fileName=file_name, dryRun=dry_run, dayFirst=day_first, timeZone=time_zone), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def import_work(
        self,
        room: str,
        *,
        from_: Literal["beads", "backlog.md", "task-master", "github"],
        content: str,
        dry_run: bool = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Take the work in a file of another program into the backlog of a room, with what depends on what, or only show what would become of it.

        Answers with: dryRun, added, known, leftOut, fields, tasks, import.

        room: The room
        from_: Which program wrote the file
        content: What is in the file; of several files of Backlog.md a JSON list of { name, text }
        dry_run: Show what would become of each field, and add nothing
        """
        return self._ask("POST", "/api/rooms/{room}/import", _given(room=room, from_=from_, content=content, dryRun=dry_run), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def import_into_initiative(
        self,
        initiative: str,
        *,
        from_: Literal["beads", "backlog.md", "task-master", "github"],
        content: str,
        dry_run: bool = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Take the work in a file of another program into an initiative, with what depends on what, or only show what would become of it.

        Answers with: dryRun, added, known, leftOut, fields, tasks, import.

        initiative: The id of the initiative
        from_: Which program wrote the file
        content: What is in the file; of several files of Backlog.md a JSON list of { name, text }
        dry_run: Show what would become of each field, and add nothing
        """
        return self._ask("POST", "/api/initiatives/{initiative}/import", _given(initiative=initiative, from_=from_, content=content, dryRun=dry_run), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def cancel_import(
        self,
        import_: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Take an import of work back in one act: what nobody has begun is cancelled, the rest stays.

        Answers with: cancelled, kept.

        import_: The import, as its answer named it
        """
        return self._ask("POST", "/api/imports/{import}/cancel", _given(import_=import_), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def show_calendar(
        self,
    ) -> Json:
        """Show whether calendar programs can read your deadlines at an address; the address itself is never shown again.

        Answers with: calendar.
        """
        return self._ask("GET", "/api/calendar", _given(), by_query=True)

    def add_calendar(
        self,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Make an address for your calendar; it is shown once, and the one before stops working.

        Answers with: calendar, address.
        """
        return self._ask("POST", "/api/calendar", _given(), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def revoke_calendar(
        self,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Stop the address of your calendar from working, at once.

        Answers with: calendar.
        """
        return self._ask("DELETE", "/api/calendar", _given(), by_query=True, idempotency_key=idempotency_key or str(uuid.uuid4()))

    def export_calendar(
        self,
    ) -> Json:
        """Write your open to-dos with a deadline as an iCalendar file.

        Answers with: file, tasks.
        """
        return self._ask("GET", "/api/calendar/export", _given(), by_query=True)

    def interpret_message(
        self,
        *,
        message: str,
        conversation_history: List[Json] = UNSET,
        tasks: List[Json] = UNSET,
        mode: Literal["direct", "guided"] = UNSET,
        now: Union[int, str] = UNSET,
        time_zone: str = UNSET,
    ) -> Json:
        """Say what a message means and what would be answered; nothing is stored or done.

        Answers with: reply, intent, command, commands, detected, language, suggestions.

        now: The moment to read the message at; an offset says where the clocks are
        time_zone: The time zone dates are read in, such as Asia/Jerusalem; UTC if not given
        """
        return self._ask("POST", "/api/interpret", _given(message=message, conversation_history=conversation_history, tasks=tasks, mode=mode, now=now, time_zone=time_zone))

    def take_turn(
        self,
        *,
        message: str,
        conversation_id: str = UNSET,
        begin: bool = UNSET,
        mode: Literal["direct", "guided"] = UNSET,
        time_zone: str = UNSET,
        message_id: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Say something in a conversation, and have done what it asks for once that is clear and confirmed.

        Answers with: reply, intent, command, commands, detected, language, suggestions, conversation_id, text, executed, time_zone, decided_reply.

        conversation_id: The id of the conversation
        begin: Begin the conversation under this id if there is none yet: sent again it is the same one
        mode: For a new conversation; direct if not given
        time_zone: The time zone dates are read in, such as Asia/Jerusalem; UTC if not given
        message_id: The same id sent again is answered again, not done again
        """
        return self._ask("POST", "/api/chat", _given(message=message, conversation_id=conversation_id, begin=begin, mode=mode, time_zone=time_zone, message_id=message_id), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_conversations(
        self,
        *,
        limit: int = UNSET,
    ) -> Json:
        """List your conversations, the last one first.

        Answers with: conversations.

        limit: How many at the most
        """
        return self._ask("GET", "/api/conversations", _given(limit=limit), by_query=True)

    def show_conversation(
        self,
        conversation: str,
    ) -> Json:
        """Show everything that was said in a conversation, markers and commands included.

        Answers with: id, mode, messages.

        conversation: The id of the conversation
        """
        return self._ask("GET", "/api/conversations/{conversation}", _given(conversation=conversation), by_query=True)

    def replay_conversation(
        self,
        conversation: str,
    ) -> Json:
        """Replay every turn of a conversation, with the list as it was then, and name the first reply that differs.

        Answers with: turns, skipped, identical, difference.

        conversation: The id of the conversation
        """
        return self._ask("GET", "/api/conversations/{conversation}/replay", _given(conversation=conversation), by_query=True)

    def create_room(
        self,
        *,
        room: str,
        roles: List[str],
        entry: str = UNSET,
        parallel: int = UNSET,
        lease_seconds: int = UNSET,
        most_attempts: int = UNSET,
        retry_seconds: int = UNSET,
        longest_pause_seconds: int = UNSET,
        attempt_seconds: int = UNSET,
        quiet_seconds: int = UNSET,
        task_seconds: int = UNSET,
        reset_suspects: bool = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Create a room with its roles.

        Answers with: room.

        room: The room
        roles: The roles that work here; the first gets the messages
        entry: The role that gets the messages, if not the first
        parallel: How many tasks may be in work at once
        lease_seconds: After how long without a sign of life a claim is suspect
        most_attempts: After how many failures in a row a task goes to a person
        retry_seconds: How long a task rests after its first failure; twice as long after each further one
        longest_pause_seconds: How long a task rests at the longest
        attempt_seconds: How long one attempt may take; 0 is without end
        quiet_seconds: How long a supervised command may print nothing; 0 is without end
        task_seconds: How long all attempts at a task may take before it goes to a person; 0 is without end
        reset_suspects: Let waiting agents take over what a suspect holds
        """
        return self._ask("POST", "/api/rooms", _given(room=room, roles=roles, entry=entry, parallel=parallel, leaseSeconds=lease_seconds, mostAttempts=most_attempts, retrySeconds=retry_seconds, longestPauseSeconds=longest_pause_seconds, attemptSeconds=attempt_seconds, quietSeconds=quiet_seconds, taskSeconds=task_seconds, resetSuspects=reset_suspects), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_rooms(
        self,
        *,
        closed: bool = UNSET,
    ) -> Json:
        """List the rooms.

        Answers with: rooms.

        closed: Include the closed ones
        """
        return self._ask("GET", "/api/rooms", _given(closed=closed), by_query=True)

    def change_room(
        self,
        room: str,
        *,
        parallel: int = UNSET,
        lease_seconds: int = UNSET,
        most_attempts: int = UNSET,
        retry_seconds: int = UNSET,
        longest_pause_seconds: int = UNSET,
        attempt_seconds: int = UNSET,
        quiet_seconds: int = UNSET,
        task_seconds: int = UNSET,
        reset_suspects: bool = UNSET,
        add_role: List[str] = UNSET,
        remove_role: List[str] = UNSET,
        rename_role: str = UNSET,
        to: str = UNSET,
        entry: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Change the settings of a room, and which roles work in it.

        Answers with: room.

        room: The room
        parallel: How many tasks may be in work at once
        lease_seconds: After how long without a sign of life a claim is suspect
        most_attempts: After how many failures in a row a task goes to a person
        retry_seconds: How long a task rests after its first failure; twice as long after each further one
        longest_pause_seconds: How long a task rests at the longest
        attempt_seconds: How long one attempt may take; 0 is without end
        quiet_seconds: How long a supervised command may print nothing; 0 is without end
        task_seconds: How long all attempts at a task may take before it goes to a person; 0 is without end
        reset_suspects: Let waiting agents take over what a suspect holds
        add_role: Roles to add
        remove_role: Roles to remove; refused while they have open work
        rename_role: A role to rename, with its open work; refused while someone holds some of it
        to: The new name of that role
        entry: The role that gets the messages
        """
        return self._ask("PATCH", "/api/rooms/{room}/change", _given(room=room, parallel=parallel, leaseSeconds=lease_seconds, mostAttempts=most_attempts, retrySeconds=retry_seconds, longestPauseSeconds=longest_pause_seconds, attemptSeconds=attempt_seconds, quietSeconds=quiet_seconds, taskSeconds=task_seconds, resetSuspects=reset_suspects, addRole=add_role, removeRole=remove_role, renameRole=rename_role, to=to, entry=entry), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def close_room(
        self,
        room: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Close a room: it takes no messages and gives out no work; what is in work goes on.

        Answers with: room.

        room: The room
        """
        return self._ask("POST", "/api/rooms/{room}/close", _given(room=room), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def open_room(
        self,
        room: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Open a closed room again.

        Answers with: room.

        room: The room
        """
        return self._ask("POST", "/api/rooms/{room}/open", _given(room=room), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def room_status(
        self,
        room: str,
        *,
        label: str = UNSET,
    ) -> Json:
        """Show who works on what in a room, what waits, and who has gone silent.

        Answers with: room, working, pending, queue, review, reviewLater, unmatched, waits, active, backlog.

        room: The room
        label: Only what has this label
        """
        return self._ask("GET", "/api/rooms/{room}", _given(room=room, label=label), by_query=True)

    def room_history(
        self,
        room: str,
        *,
        limit: int = UNSET,
    ) -> Json:
        """Show what happened in a room last, oldest first: who gave what to whom.

        Answers with: roles, entries.

        room: The room
        limit: How many at the most: the newest
        """
        return self._ask("GET", "/api/rooms/{room}/history", _given(room=room, limit=limit), by_query=True)

    def show_access(
        self,
        *,
        room: str = UNSET,
        initiative: str = UNSET,
    ) -> Json:
        """Show who a room or an initiative is for.

        Answers with: access.

        room: The room
        initiative: Instead of a room: the id of the initiative
        """
        return self._ask("GET", "/api/access", _given(room=room, initiative=initiative), by_query=True)

    def admit_member(
        self,
        *,
        member: str,
        room: str = UNSET,
        initiative: str = UNSET,
        rights: List[Literal["reviewer", "caretaker"]] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Give someone access to a room or an initiative. From the first one on it is closed to everyone else.

        Answers with: access.

        member: Who, by the name they have here; an agent as agent:builder
        room: The room
        initiative: Instead of a room: the id of the initiative
        rights: What they may do there beside working
        """
        return self._ask("POST", "/api/access/admit", _given(member=member, room=room, initiative=initiative, rights=rights), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def dismiss_member(
        self,
        *,
        member: str,
        room: str = UNSET,
        initiative: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Take away someone’s access to a room or an initiative.

        Answers with: access.

        member: Who, by the name they have here; an agent as agent:builder
        room: The room
        initiative: Instead of a room: the id of the initiative
        """
        return self._ask("POST", "/api/access/dismiss", _given(member=member, room=room, initiative=initiative), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def open_to_all(
        self,
        *,
        room: str = UNSET,
        initiative: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Open a room or an initiative to everyone of the workspace again.

        Answers with: access.

        room: The room
        initiative: Instead of a room: the id of the initiative
        """
        return self._ask("POST", "/api/access/open", _given(room=room, initiative=initiative), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def add_schedule(
        self,
        room: str,
        *,
        content: str,
        every: str,
        overlap: bool = UNSET,
        time_zone: str = UNSET,
        priority: float = UNSET,
        skills: List[str] = UNSET,
        labels: List[str] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Post a message to a room on a schedule, such as every weekday at 9.

        Answers with: schedule.

        room: The room
        content: What is to be done
        every: When: in words, such as every weekday at 9, or a rule of RFC 5545
        overlap: Post even while the task it posted before is still open
        time_zone: The time zone dates are read in, such as Asia/Jerusalem; UTC if not given
        priority: Higher is claimed first; 0 if nobody says
        skills: Skills that whoever claims it must offer
        labels: Labels to find it by
        """
        return self._ask("POST", "/api/rooms/{room}/schedules", _given(room=room, content=content, every=every, overlap=overlap, timeZone=time_zone, priority=priority, skills=skills, labels=labels), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_schedules(
        self,
        room: str,
    ) -> Json:
        """Show the schedules of a room, and when each comes next.

        Answers with: schedules.

        room: The room
        """
        return self._ask("GET", "/api/rooms/{room}/schedules", _given(room=room), by_query=True)

    def pause_schedule(
        self,
        schedule: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Pause a schedule: it posts nothing until you resume it.

        Answers with: schedule.

        schedule: The schedule, by its id
        """
        return self._ask("POST", "/api/schedules/{schedule}/pause", _given(schedule=schedule), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def resume_schedule(
        self,
        schedule: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Resume a paused schedule, from its next time.

        Answers with: schedule.

        schedule: The schedule, by its id
        """
        return self._ask("POST", "/api/schedules/{schedule}/resume", _given(schedule=schedule), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def remove_schedule(
        self,
        schedule: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Remove a schedule; what it has posted stays.

        Answers with: schedule.

        schedule: The schedule, by its id
        """
        return self._ask("DELETE", "/api/schedules/{schedule}", _given(schedule=schedule), by_query=True, idempotency_key=idempotency_key or str(uuid.uuid4()))

    def post_message(
        self,
        room: str,
        *,
        content: str,
        attach: List[str] = UNSET,
        priority: float = UNSET,
        skills: List[str] = UNSET,
        labels: List[str] = UNSET,
        blocked_by: List[str] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Post a message to a room: it becomes a task for the entry role, or waits while the room is busy.

        Answers with: message, queued, task.

        room: The room
        content: What is to be done
        attach: Backlog items that go with it
        priority: Higher is claimed first; 0 if nobody says
        skills: Skills that whoever claims it must offer
        labels: Labels to find it by
        blocked_by: Tasks that have to be done before it
        """
        return self._ask("POST", "/api/rooms/{room}/messages", _given(room=room, content=content, attach=attach, priority=priority, skills=skills, labels=labels, blockedBy=blocked_by), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_messages(
        self,
        room: str,
        *,
        limit: int = UNSET,
    ) -> Json:
        """Show what waits in the queue of a room, the next one first, with the numbers to name it by.

        Answers with: queue.

        room: The room
        limit: How many at the most
        """
        return self._ask("GET", "/api/rooms/{room}/messages", _given(room=room, limit=limit), by_query=True)

    def wait_for_task(
        self,
        *,
        room: str = UNSET,
        role: str = UNSET,
        worker: str = UNSET,
        initiative: str = UNSET,
        session: str = UNSET,
        skills: List[str] = UNSET,
        timeout_seconds: float = UNSET,
    ) -> Json:
        """Wait for a task in a role of a room, or for one that is assigned to a worker; be told what to do next.

        Answers with: task, attached, session, epoch, resumed, limits, next.

        room: The room, with a role in it
        role: The role
        worker: The worker, instead of a room and a role
        initiative: For a worker: only what belongs to this initiative
        session: In a room: your session, with the secret it was given; the same one gets its own task again. A new one if left out
        skills: In a room: what you can do; work that needs anything else is not given to you
        timeout_seconds: How long to wait at the longest
        """
        return self._ask_in_pieces("POST", "/api/work/wait-for-task", _given(room=room, role=role, worker=worker, initiative=initiative, session=session, skills=skills, timeoutSeconds=timeout_seconds))

    def task_started(
        self,
        task: Union[int, str],
        *,
        session: str,
        epoch: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Say that you have started on the task you were given.

        Answers with: task, next.

        task: The number or id of the task
        session: The session that holds the task, as wait-for-task gave it; in a room its name alone is not enough
        epoch: Refuse if the task was claimed or begun again since
        """
        return self._ask("POST", "/api/work/{task}/task-started", _given(task=task, session=session, epoch=epoch), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def report_progress(
        self,
        task: Union[int, str],
        *,
        session: str,
        epoch: int = UNSET,
        progress: str = UNSET,
        tokens: int = UNSET,
        cost: float = UNSET,
        model: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Say how far you are, and what it has used since you last said so; it also shows that you are alive.

        Answers with: task.

        task: The number or id of the task
        session: The session that holds the task, as wait-for-task gave it; in a room its name alone is not enough
        epoch: Refuse if the task was claimed or begun again since
        progress: How far you are
        tokens: Tokens used since the last report; they are added up
        cost: What that cost, such as 0.03; it is added up
        model: The model that was used
        """
        return self._ask("POST", "/api/work/{task}/report-progress", _given(task=task, session=session, epoch=epoch, progress=progress, tokens=tokens, cost=cost, model=model), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def task_complete(
        self,
        task: Union[int, str],
        *,
        session: str,
        epoch: int = UNSET,
        result: str = UNSET,
        exit_code: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Say that the task is done; the result of a governed one is judged by the policies.

        Answers with: task, next.

        task: The number or id of the task
        session: The session that holds the task, as wait-for-task gave it; in a room its name alone is not enough
        epoch: Refuse if the task was claimed or begun again since
        result: What came of it; a governed task needs it
        exit_code: Of the command that worked on it
        """
        return self._ask("POST", "/api/work/{task}/task-complete", _given(task=task, session=session, epoch=epoch, result=result, exitCode=exit_code), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def task_blocked(
        self,
        task: Union[int, str],
        *,
        session: str,
        epoch: int = UNSET,
        ask: str = UNSET,
        of: str = UNSET,
        owner: str = UNSET,
        action: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Say that you cannot go on, and ask: a person, or another role; the answer comes back with the task.

        Answers with: task, asked, next.

        task: The number or id of the task
        session: The session that holds the task, as wait-for-task gave it; in a room its name alone is not enough
        epoch: Refuse if the task was claimed or begun again since
        ask: Your question
        of: Whom you ask: user, or a role of the room; people if left out. Governed: who has to act
        owner: In governed work, as before: who has to act
        action: In governed work, as before: what has to be done
        """
        return self._ask("POST", "/api/work/{task}/task-blocked", _given(task=task, session=session, epoch=epoch, ask=ask, of=of, owner=owner, action=action), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def handoff(
        self,
        task: Union[int, str],
        *,
        session: str,
        to: str,
        message: str,
        epoch: int = UNSET,
        result: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Complete your task and give the next role one of its own; attached backlog items go along. To user: a person looks at it first.

        Answers with: task, handedOn, next.

        task: The number or id of the task
        session: The session that holds the task, as wait-for-task gave it; in a room its name alone is not enough
        epoch: Refuse if the task was claimed or begun again since
        to: The role that goes on, or user
        message: What it has to do, or what the person is to know
        result: What came of your part
        """
        return self._ask("POST", "/api/work/{task}/handoff", _given(task=task, session=session, epoch=epoch, to=to, message=message, result=result), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def task_failed(
        self,
        task: Union[int, str],
        *,
        session: str,
        because: str,
        epoch: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Say that your attempt failed, and why: the task is offered again, and after several failures in a row it goes to a person. A governed one is blocked, for System3 to resolve.

        Answers with: task, setAside, next.

        task: The number or id of the task
        session: The session that holds the task, as wait-for-task gave it; in a room its name alone is not enough
        epoch: Refuse if the task was claimed or begun again since
        because: What went wrong; the next holder reads it
        """
        return self._ask("POST", "/api/work/{task}/task-failed", _given(task=task, session=session, epoch=epoch, because=because), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def task_release(
        self,
        task: Union[int, str],
        *,
        session: str,
        epoch: int = UNSET,
        because: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Give your task back unfinished: it is offered again, and does not count as failed; what is given back too often goes to a person. System3 assigns a governed one anew.

        Answers with: task, next.

        task: The number or id of the task
        session: The session that holds the task, as wait-for-task gave it; in a room its name alone is not enough
        epoch: Refuse if the task was claimed or begun again since
        because: Why; the next holder reads it
        """
        return self._ask("POST", "/api/work/{task}/task-release", _given(task=task, session=session, epoch=epoch, because=because), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def release_work(
        self,
        task: Union[int, str],
        *,
        session: str,
        reason: str,
        epoch: int = UNSET,
        failed: bool = UNSET,
        is_gone: bool = UNSET,
        exit_code: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Give a task back unfinished. One that failed rests before it is tried again; after too many failures in a row it goes to a person. A governed one that failed is blocked, for System3 to resolve.

        Answers with: task, setAside, next.

        task: The number or id of the task
        session: The session that holds the task, as wait-for-task gave it; in a room its name alone is not enough
        epoch: Refuse if the task was claimed or begun again since
        reason: Why: the exit code, the last lines
        failed: False if the work was only interrupted: it does not count
        is_gone: The process of the holder is seen to have ended: a governed task goes to another that can do it
        exit_code: Of the command that worked on it
        """
        return self._ask("POST", "/api/work/{task}/release", _given(task=task, session=session, epoch=epoch, reason=reason, failed=failed, isGone=is_gone, exitCode=exit_code), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def add_task_token(
        self,
        task: Union[int, str],
        *,
        session: str,
        epoch: int = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """As the holder of a task, make a token for the command that works on it; it ends with the claim.

        Answers with: secret, actor, expiresAt.

        task: The number or id of the task
        session: The session that holds the task, as wait-for-task gave it; in a room its name alone is not enough
        epoch: Refuse if the task was claimed or begun again since
        """
        return self._ask("POST", "/api/work/{task}/token", _given(task=task, session=session, epoch=epoch), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def reset_stuck_task(
        self,
        task: Union[int, str],
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Take a task back from whoever holds it and offer it again.

        Answers with: task.

        task: The number or id of the task
        """
        return self._ask("POST", "/api/work/{task}/reset-stuck", _given(task=task), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def cancel_task(
        self,
        task: Union[int, str],
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Close a task of a room without finishing it.

        Answers with: task.

        task: The number or id of the task
        """
        return self._ask("POST", "/api/work/{task}/cancel", _given(task=task), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def add_backlog_task(
        self,
        room: str,
        *,
        content: str,
        complexity: Literal["low", "medium", "high"] = UNSET,
        value: Literal["low", "medium", "high"] = UNSET,
        priority: float = UNSET,
        skills: List[str] = UNSET,
        labels: List[str] = UNSET,
        blocked_by: List[str] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Put something into the backlog of a room.

        Answers with: task.

        room: The room
        content: What is to be done some time
        priority: Higher is claimed first; 0 if nobody says
        skills: Skills that whoever claims it must offer
        labels: Labels to find it by
        blocked_by: Tasks that have to be done before it
        """
        return self._ask("POST", "/api/rooms/{room}/backlog", _given(room=room, content=content, complexity=complexity, value=value, priority=priority, skills=skills, labels=labels, blockedBy=blocked_by), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_backlog(
        self,
        room: str,
        *,
        label: str = UNSET,
        limit: int = UNSET,
    ) -> Json:
        """List the backlog of a room: by priority, then value, then how little it costs.

        Answers with: tasks.

        room: The room
        label: Only what has this label
        limit: How many at the most
        """
        return self._ask("GET", "/api/rooms/{room}/backlog", _given(room=room, label=label, limit=limit), by_query=True)

    def edit_room_task(
        self,
        task: Union[int, str],
        *,
        content: str = UNSET,
        priority: Any = UNSET,
        skills: Union[List[str], None] = UNSET,
        labels: Union[List[str], None] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Change a task of a room: its text, its priority, and what it needs.

        Answers with: task.

        task: The number or id of the task
        content: What is to be done
        priority: Higher is claimed first; 0 if nobody says
        skills: Skills that whoever claims it must offer
        labels: Labels to find it by
        """
        return self._ask("PATCH", "/api/work/{task}/edit", _given(task=task, content=content, priority=priority, skills=skills, labels=labels), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def retry_task(
        self,
        task: Union[int, str],
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Let a task that failed be tried again at once, without the rest of its pause.

        Answers with: task.

        task: The number or id of the task
        """
        return self._ask("POST", "/api/work/{task}/retry", _given(task=task), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def edit_message(
        self,
        room: str,
        message: str,
        *,
        content: str = UNSET,
        priority: float = UNSET,
        skills: Union[List[str], None] = UNSET,
        labels: Union[List[str], None] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Change a waiting message of a room: its text, its priority, and what it needs.

        Answers with: message.

        room: The room
        message: The message, by its number in the room
        content: What is to be done
        priority: Higher is claimed first; 0 if nobody says
        skills: Skills that whoever claims it must offer
        labels: Labels to find it by
        """
        return self._ask("PATCH", "/api/rooms/{room}/messages/{message}", _given(room=room, message=message, content=content, priority=priority, skills=skills, labels=labels), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def move_message(
        self,
        room: str,
        message: str,
        *,
        first: bool = UNSET,
        last: bool = UNSET,
        before: str = UNSET,
        after: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Move a waiting message within the queue of a room.

        Answers with: message.

        room: The room
        message: The message, by its number in the room
        first: Before everything else that waits there
        last: After everything else that waits there
        before: Before this task, or this message, such as m3
        after: After this task, or this message, such as m3
        """
        return self._ask("POST", "/api/rooms/{room}/messages/{message}/move", _given(room=room, message=message, first=first, last=last, before=before, after=after), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def cancel_message(
        self,
        room: str,
        message: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Take back a waiting message of a room: it will not become a task.

        Answers with: message.

        room: The room
        message: The message, by its number in the room
        """
        return self._ask("POST", "/api/rooms/{room}/messages/{message}/cancel", _given(room=room, message=message), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def restore_message(
        self,
        room: str,
        message: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Put a message that was taken back into the queue again, at its end.

        Answers with: message.

        room: The room
        message: The message, by its number in the room
        """
        return self._ask("POST", "/api/rooms/{room}/messages/{message}/restore", _given(room=room, message=message), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def move_room_task(
        self,
        task: Union[int, str],
        *,
        first: bool = UNSET,
        last: bool = UNSET,
        before: str = UNSET,
        after: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Move a waiting task of a room: among the pending tasks of its role, or in the queue.

        Answers with: task.

        task: The number or id of the task
        first: Before everything else that waits there
        last: After everything else that waits there
        before: Before this task, or this message, such as m3
        after: After this task, or this message, such as m3
        """
        return self._ask("POST", "/api/work/{task}/move", _given(task=task, first=first, last=last, before=before, after=after), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def tell_agent(
        self,
        task: Union[int, str],
        *,
        text: str,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Tell whoever works on a task something: they get it with the answer to their next report.

        Answers with: task.

        task: The number or id of the task
        text: What to tell them
        """
        return self._ask("POST", "/api/work/{task}/tell", _given(task=task, text=text), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def stop_agent(
        self,
        task: Union[int, str],
        *,
        because: str,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Stop whoever works on a task, and say why: the task waits for a person, who sends it back or closes it. A governed one is blocked, for System3 to resolve.

        Answers with: task.

        task: The number or id of the task
        because: Why
        """
        return self._ask("POST", "/api/work/{task}/stop", _given(task=task, because=because), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def search_work(
        self,
        *,
        text: str = UNSET,
        room: str = UNSET,
        status: Literal["pending", "acknowledged", "in_progress", "completed", "backlog", "backlog_acknowledged", "pending_user_review", "queued", "closed"] = UNSET,
        limit: int = UNSET,
    ) -> Json:
        """Find tasks of rooms by what was asked for or handed in, newest first.

        Answers with: tasks.

        text: What to look for; without it the work that changed last
        room: Only in this room
        status: Only tasks in this status
        limit: How many at the most
        """
        return self._ask("GET", "/api/search", _given(text=text, room=room, status=status, limit=limit), by_query=True)

    def find(
        self,
        *,
        text: str,
        limit: int = UNSET,
    ) -> Json:
        """Find tasks of every kind, what you said in conversations and what waits in rooms, by words or number, best first.

        Answers with: tasks, said, waiting, misspelled.

        text: Words in any order, beginnings of words, or a number
        limit: How many at the most
        """
        return self._ask("GET", "/api/find", _given(text=text, limit=limit), by_query=True)

    def show_room_task(
        self,
        task: Union[int, str],
    ) -> Json:
        """Show a task of a room, with what is attached to it and what it is attached to.

        Answers with: task, attached, parents.

        task: The number or id of the task
        """
        return self._ask("GET", "/api/work/{task}", _given(task=task), by_query=True)

    def score_backlog_task(
        self,
        task: Union[int, str],
        *,
        complexity: Literal["low", "medium", "high"] = UNSET,
        value: Literal["low", "medium", "high"] = UNSET,
        priority: float = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Say how much a backlog item costs and is worth.

        Answers with: task.

        task: The number or id of the task
        priority: Higher comes first
        """
        return self._ask("PATCH", "/api/backlog/{task}/score", _given(task=task, complexity=complexity, value=value, priority=priority), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def attach_to_message(
        self,
        task: Union[int, str],
        *,
        to: str,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Attach a backlog item to a task that is waiting or in work.

        Answers with: task, parent.

        task: The number or id of the task
        to: The task it goes with
        """
        return self._ask("POST", "/api/backlog/{task}/attach", _given(task=task, to=to), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def move_to_queue(
        self,
        task: Union[int, str],
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Offer a backlog item to the entry role, or queue it in a busy room.

        Answers with: task.

        task: The number or id of the task
        """
        return self._ask("POST", "/api/backlog/{task}/move-to-queue", _given(task=task), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def send_back_for_rework(
        self,
        task: Union[int, str],
        *,
        because: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Send what is under review back to the entry role; when it is done it is reviewed again.

        Answers with: task.

        task: The number or id of the task
        because: What is to be done better; whoever works on it next is told
        """
        return self._ask("POST", "/api/backlog/{task}/send-back", _given(task=task, because=because), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def mark_backlog_complete(
        self,
        task: Union[int, str],
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Accept what is under review as done.

        Answers with: task.

        task: The number or id of the task
        """
        return self._ask("POST", "/api/backlog/{task}/complete", _given(task=task), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def close_backlog_task(
        self,
        task: Union[int, str],
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Close a backlog item without doing it.

        Answers with: task.

        task: The number or id of the task
        """
        return self._ask("POST", "/api/backlog/{task}/close", _given(task=task), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def reopen_backlog_task(
        self,
        task: Union[int, str],
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Put a finished or closed backlog item under review again.

        Answers with: task.

        task: The number or id of the task
        """
        return self._ask("POST", "/api/backlog/{task}/reopen", _given(task=task), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def start_initiative(
        self,
        *,
        title: str,
        description: str = UNSET,
        require_policy: bool = UNSET,
        planned: bool = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Start an initiative; System3 is asked for its tasks.

        Answers with: initiative, items.

        title: What it is for
        description: More about it
        require_policy: Approve nothing as long as no policy applies
        planned: Only plan it: it starts when System4 or a person picks it
        """
        return self._ask("POST", "/api/initiatives", _given(title=title, description=description, requirePolicy=require_policy, planned=planned), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_initiatives(
        self,
    ) -> Json:
        """List the initiatives.

        Answers with: initiatives.
        """
        return self._ask("GET", "/api/initiatives", _given(), by_query=True)

    def begin_initiative(
        self,
        initiative: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Start a planned initiative, or start the next task of a running one beside the others.

        Answers with: initiative, tasks, items.

        initiative: The id of the initiative
        """
        return self._ask("POST", "/api/initiatives/{initiative}/begin", _given(initiative=initiative), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def show_initiative(
        self,
        initiative: str,
    ) -> Json:
        """Show an initiative, its tasks, and on what and whom it waits.

        Answers with: initiative, tasks, waitsFor.

        initiative: The id of the initiative
        """
        return self._ask("GET", "/api/initiatives/{initiative}", _given(initiative=initiative), by_query=True)

    def cancel_initiative(
        self,
        initiative: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Stop an initiative: tasks that have not begun are canceled, work in progress ends where it is.

        Answers with: initiative, tasks.

        initiative: The id of the initiative
        """
        return self._ask("POST", "/api/initiatives/{initiative}/cancel", _given(initiative=initiative), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def add_policy(
        self,
        *,
        policy: str,
        text: str,
        approvers: List[str] = UNSET,
        quorum: int = UNSET,
        initiatives: List[str] = UNSET,
        skills: List[str] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Add a policy that results are judged by.

        Answers with: policy.

        policy: A short name
        text: What it demands
        approvers: Only these judge by it
        quorum: So many of them have to find it satisfied; 1 if left out
        initiatives: Only for these initiatives
        skills: Only for tasks that need one of these skills
        """
        return self._ask("POST", "/api/policies", _given(policy=policy, text=text, approvers=approvers, quorum=quorum, initiatives=initiatives, skills=skills), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_policies(
        self,
        *,
        retired: bool = UNSET,
    ) -> Json:
        """List the policies that apply.

        Answers with: policies.

        retired: Include those that no longer apply
        """
        return self._ask("GET", "/api/policies", _given(retired=retired), by_query=True)

    def change_policy(
        self,
        policy: str,
        *,
        text: str = UNSET,
        retire: bool = UNSET,
        approvers: List[str] = UNSET,
        quorum: int = UNSET,
        initiatives: List[str] = UNSET,
        skills: List[str] = UNSET,
        reason: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Give a policy a new text or retire it; the old versions stay.

        Answers with: policy.

        policy: Its name
        text: What it demands from now on
        retire: It no longer applies
        approvers: Only these judge by it
        quorum: So many of them have to find it satisfied; 1 if left out
        initiatives: Only for these initiatives
        skills: Only for tasks that need one of these skills
        reason: Why; needed on a server, where others are judged by it
        """
        return self._ask("PATCH", "/api/policies/{policy}", _given(policy=policy, text=text, retire=retire, approvers=approvers, quorum=quorum, initiatives=initiatives, skills=skills, reason=reason), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def show_policy(
        self,
        policy: str,
    ) -> Json:
        """Show every version of a policy.

        Answers with: versions.

        policy: Its name
        """
        return self._ask("GET", "/api/policies/{policy}", _given(policy=policy), by_query=True)

    def add_worker(
        self,
        *,
        worker: str,
        skills: List[str] = UNSET,
        owner: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Add a worker: a name and skills, for the tasks of initiatives.

        Answers with: worker.

        worker: What to call it
        skills: What it can do
        owner: Who runs it, and so does not judge what it makes; you if left out
        """
        return self._ask("POST", "/api/workers", _given(worker=worker, skills=skills, owner=owner), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_workers(
        self,
    ) -> Json:
        """List the workers.

        Answers with: workers.
        """
        return self._ask("GET", "/api/workers", _given(), by_query=True)

    def change_worker(
        self,
        worker: str,
        *,
        skills: List[str] = UNSET,
        enabled: bool = UNSET,
        owner: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Give a worker other skills, or turn it off and on.

        Answers with: worker.

        worker: Which worker
        skills: What it can do
        enabled: Whether it is given tasks
        owner: Who runs it, and so does not judge what it makes
        """
        return self._ask("PATCH", "/api/workers/{worker}", _given(worker=worker, skills=skills, enabled=enabled, owner=owner), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def request_review(
        self,
        task: Union[int, str],
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Ask for a review of a task; at the wrong time that is an error System5 is told of.

        Answers with: task, items.

        task: The number or id of the task
        """
        return self._ask("POST", "/api/governed/{task}/review", _given(task=task), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def inbox(
        self,
        *,
        for_: Literal["system1", "system2", "system3", "system4", "system5", "user"] = UNSET,
        item: str = UNSET,
        ready: bool = UNSET,
        snoozed: bool = UNSET,
        handed: bool = UNSET,
        brief: bool = UNSET,
        limit: int = UNSET,
        cursor: str = UNSET,
        timeout_seconds: float = UNSET,
    ) -> Json:
        """List what waits for someone: questions, work of rooms to review, budgets that are used up.

        Answers with: items, budgets, nextCursor.

        for_: Only those for this one
        item: Only this one
        ready: Only what can be tried now: not set aside, its next try due
        snoozed: Only what you have snoozed, which is left out otherwise
        handed: Only what was handed to one person, which others do not see otherwise
        brief: Without the ways to answer and most of what it is about
        limit: How many at the most
        cursor: Where the last page ended
        timeout_seconds: How long to wait for the first one, at the longest
        """
        return self._ask("GET", "/api/inbox", _given(for_=for_, item=item, ready=ready, snoozed=snoozed, handed=handed, brief=brief, limit=limit, cursor=cursor, timeoutSeconds=timeout_seconds), by_query=True)

    def snooze_item(
        self,
        item: str,
        *,
        until: str,
        time_zone: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Put off a question for yourself: it is not in your inbox until then; others can still answer it.

        Answers with: item, until.

        item: The id of the question, or the number of the task it is about
        until: Until when: a day (nine in the morning) or a time, such as tomorrow, friday, in 2 hours
        time_zone: The time zone dates are read in, such as Asia/Jerusalem; UTC if not given
        """
        return self._ask("POST", "/api/inbox/{item}/snooze", _given(item=item, until=until, timeZone=time_zone), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def wake_item(
        self,
        item: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Bring a question you have put off back into your inbox.

        Answers with: item, until.

        item: The id of the question, or the number of the task it is about
        """
        return self._ask("POST", "/api/inbox/{item}/wake", _given(item=item), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def hand_item(
        self,
        item: str,
        *,
        person: str,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Hand a question to one person: it is in their inbox and out of the others’, who can still answer it.

        Answers with: item, handedTo.

        item: The id of the question, or the number of the task it is about
        person: Whom: someone who may answer it, by the name they have here
        """
        return self._ask("POST", "/api/inbox/{item}/hand", _given(item=item, person=person), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def return_item(
        self,
        item: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Give a question that was handed to one person back to everyone who may answer it.

        Answers with: item.

        item: The id of the question, or the number of the task it is about
        """
        return self._ask("POST", "/api/inbox/{item}/return", _given(item=item), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_answerers(
        self,
        item: str,
    ) -> Json:
        """List whom you can hand a question to: the people who may answer it.

        Answers with: people.

        item: The id of the question, or the number of the task it is about
        """
        return self._ask("GET", "/api/inbox/{item}/people", _given(item=item), by_query=True)

    def show_item(
        self,
        item: str,
    ) -> Json:
        """Show a question, answered or not: who answered it, when, and with what.

        Answers with: item.

        item: The id of the question
        """
        return self._ask("GET", "/api/inbox/{item}", _given(item=item), by_query=True)

    def answer_item(
        self,
        item: str,
        *,
        answer: Union[Json, str],
        brief: bool = UNSET,
        reason: str = UNSET,
        answered_with: Json = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Answer a question of the inbox; what follows from it is done at once.

        Answers with: item, tasks, items.

        item: The id of the question, or the number of the task it is about
        answer: The answer: a JSON object, or plain text where an agent asks
        brief: Tell what is asked now without the ways to answer it
        reason: Why an owner judges what nobody else is left to judge
        answered_with: Which program gave the answer, if one did
        """
        return self._ask("POST", "/api/inbox/{item}/answer", _given(item=item, answer=answer, brief=brief, reason=reason, answeredWith=answered_with), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def set_item_aside(
        self,
        item: str,
        *,
        reason: str,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Leave a question to a person; it stays in the inbox and can still be answered.

        Answers with: item.

        item: The id of the question
        reason: Why it is not answered
        """
        return self._ask("POST", "/api/inbox/{item}/set-aside", _given(item=item, reason=reason), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def report_failed_answer(
        self,
        item: str,
        *,
        reason: str,
        retry_after_seconds: float = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Say that an answerer failed: the question is tried again later, and after the third time left to a person.

        Answers with: item, setAside.

        item: The id of the question
        reason: What was wrong
        retry_after_seconds: When to try again; twice as long the next time
        """
        return self._ask("POST", "/api/inbox/{item}/failed", _given(item=item, reason=reason, retryAfterSeconds=retry_after_seconds), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def lineage(
        self,
        task: Union[int, str],
    ) -> Json:
        """Show the chain of attempts a task belongs to.

        Answers with: attempts.

        task: The number or id of the task
        """
        return self._ask("GET", "/api/governed/{task}/lineage", _given(task=task), by_query=True)

    def evidence(
        self,
        task: Union[int, str],
    ) -> Json:
        """Everything that happened to a task and its attempts: results, verdicts, policies, decisions and who took them.

        Answers with: attempts, policies.

        task: The number or id of the task
        """
        return self._ask("GET", "/api/governed/{task}/evidence", _given(task=task), by_query=True)

    def insight(
        self,
        *,
        lifecycle: Literal["todo", "room", "governed"] = UNSET,
        room: str = UNSET,
        initiative: str = UNSET,
        days: int = UNSET,
        time_zone: str = UNSET,
    ) -> Json:
        """Show how work flowed over the last days, how long it stayed in each status, and what is stuck.

        Answers with: lifecycle, statuses, flow, throughput, timeInStatus, stuck, suspects.

        lifecycle: Of which tasks; todo, unless a room or an initiative is named
        room: Only the tasks of this room
        initiative: Only the tasks of this initiative
        days: How many days, today included
        time_zone: Where the days begin, such as Asia/Jerusalem; UTC if not given
        """
        return self._ask("GET", "/api/insight", _given(lifecycle=lifecycle, room=room, initiative=initiative, days=days, timeZone=time_zone), by_query=True)

    def list_lifecycles(
        self,
        *,
        name: Literal["todo", "room", "governed", "initiative", "item", "policy", "worker", "result", "case", "message", "token", "member", "invitation", "access", "chatroom", "roomMessage", "hook", "schedule", "budget", "view", "snooze", "handover"] = UNSET,
    ) -> Json:
        """Show the tables of rules, each with its diagram and how many tasks are in each status.

        Answers with: lifecycles, records.

        name: Only this one
        """
        return self._ask("GET", "/api/lifecycles", _given(name=name), by_query=True)

    def verify_store(
        self,
    ) -> Iterator[Json]:
        """Rebuild every task from its events and name any difference.
        """
        return self._lines("/api/verify")

    def export_store(
        self,
    ) -> Iterator[Json]:
        """Write the whole store as JSON lines.
        """
        return self._lines("/api/export")

    def list_security_events(
        self,
        *,
        since: str = UNSET,
        who: str = UNSET,
        kind: Literal["signed_in", "sign_in_failed", "signed_out", "refused", "limited", "token_made", "token_revoked", "calendar_made", "calendar_revoked", "member_invited", "member_joined", "member_changed", "member_removed", "password_changed", "identity_linked", "workspace_made", "policy_changed", "exported", "imported"] = UNSET,
        limit: int = UNSET,
        cursor: str = UNSET,
    ) -> Json:
        """Show the log of security events, newest first.

        Answers with: events, nextCursor.

        since: Only from this day on, as 2026-11-30, in UTC
        who: Only of this principal, or this address
        kind: Only of this kind
        limit: How many at most
        cursor: Where the page before ended
        """
        return self._ask("GET", "/api/audit", _given(since=since, who=who, kind=kind, limit=limit, cursor=cursor), by_query=True)

    def who_am_i(
        self,
    ) -> Json:
        """Say who you are here.

        Answers with: actor, principal, role, alone, by, workspace, answersFor, rooms, task.
        """
        return self._ask("GET", "/api/whoami", _given(), by_query=True)

    def add_token(
        self,
        *,
        name: str,
        actor: str,
        role: Literal["owner", "member", "agent", "auditor"] = UNSET,
        may: Literal["read", "write", "admin"] = UNSET,
        rooms: List[str] = UNSET,
        systems: List[Literal["system3", "system4", "system5", "user"]] = UNSET,
        expires_in: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Make a token; it is shown once and stored only as a hash.

        Answers with: token, secret.

        name: What to call the token
        actor: Who it stands for, such as person:dana or agent:builder
        role: What it is here; made from `may` if left out
        may: Without a role: admin is an owner, read an auditor, write a member, or an agent if the actor is one
        rooms: Only these rooms
        systems: For whom it may answer
        expires_in: For how long it works: 90d, 12h, 30m or 45s; until it is revoked if left out
        """
        return self._ask("POST", "/api/tokens", _given(name=name, actor=actor, role=role, may=may, rooms=rooms, systems=systems, expiresIn=expires_in), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_tokens(
        self,
    ) -> Json:
        """List the tokens, never their secrets.

        Answers with: tokens.
        """
        return self._ask("GET", "/api/tokens", _given(), by_query=True)

    def revoke_token(
        self,
        name: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Stop a token from working, at once.

        Answers with: token.

        name: What to call the token
        """
        return self._ask("DELETE", "/api/tokens/{name}", _given(name=name), by_query=True, idempotency_key=idempotency_key or str(uuid.uuid4()))

    def create_owner(
        self,
        *,
        name: str,
        expires_in: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Make a link with which the first owner of this server joins, or an owner who is locked out gets back in.

        Answers with: invitation, link.

        name: Who, such as dana
        expires_in: For how long the link works
        """
        return self._ask("POST", "/api/owners", _given(name=name, expiresIn=expires_in), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def invite_member(
        self,
        *,
        name: str = UNSET,
        role: Literal["owner", "member", "agent", "auditor"] = UNSET,
        expires_in: str = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Make a link by which someone joins this workspace, once.

        Answers with: invitation, link.

        name: Under which name; they choose one if it is left out
        role: What they will be here
        expires_in: For how long the link works
        """
        return self._ask("POST", "/api/members/invite", _given(name=name, role=role, expiresIn=expires_in), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_members(
        self,
    ) -> Json:
        """Show the people of this workspace and the open invitations.

        Answers with: members, invitations.
        """
        return self._ask("GET", "/api/members", _given(), by_query=True)

    def change_member(
        self,
        member: str,
        *,
        role: Literal["owner", "member", "agent", "auditor"],
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Give a member another role.

        Answers with: member.

        member: The member, such as dana
        role: What they are from now on
        """
        return self._ask("PATCH", "/api/members/{member}", _given(member=member, role=role), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def remove_member(
        self,
        member: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Take a member out of this workspace, at once.

        Answers with: member.

        member: The member, such as dana
        """
        return self._ask("DELETE", "/api/members/{member}", _given(member=member), by_query=True, idempotency_key=idempotency_key or str(uuid.uuid4()))

    def sign_out_member(
        self,
        member: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Sign a member out of every browser, at once.

        Answers with: member.

        member: The member, such as dana
        """
        return self._ask("POST", "/api/members/{member}/sign-out", _given(member=member), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def withdraw_invitation(
        self,
        invitation: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Stop the link of an invitation from working.

        Answers with: invitation.

        invitation: Its id
        """
        return self._ask("POST", "/api/invitations/{invitation}/withdraw", _given(invitation=invitation), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def create_workspace(
        self,
        *,
        name: str,
        idempotency_key: Optional[str] = None,
    ) -> Json:
        """Make another workspace on this server.

        Answers with: workspace.

        name: What to call it
        """
        return self._ask("POST", "/api/workspaces", _given(name=name), idempotency_key=idempotency_key or str(uuid.uuid4()))

    def list_workspaces(
        self,
    ) -> Json:
        """Show the workspaces you come into.

        Answers with: workspaces.
        """
        return self._ask("GET", "/api/workspaces", _given(), by_query=True)
