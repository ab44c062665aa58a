import http.client
import json
import os
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

Json = Dict[str, Any]

_PASSING = frozenset(__PASSING__)
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
