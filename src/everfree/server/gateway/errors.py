"""Responses to exceptions: every error over HTTP is a `Problem` with a sentence."""

from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from everfree.server.faults import Faults
from everfree.server.metrics import Metrics
from everfree.server.protocol import Problem
from everfree.server.refusals import RequestRefused, TryAgain
from everfree.server.storage.database import DatabaseAway
from everfree.telling.said import said

AnyRequest = Request[Any, Any, Any]

SENTENCES: Final = {
    404: "server-no-such-page",
    405: "server-no-such-method",
    413: "server-too-large",
    415: "server-only-json",
}
"""Message key by status of an error of the framework."""


def handlers(faults: Faults, metrics: Metrics) -> ExceptionHandlersMap:
    """Return the handler of every exception a route may raise; those nobody expected are recorded."""

    def request_refused(_request: AnyRequest, error: RequestRefused) -> Response[Problem]:
        metrics.refused(error.problem.reason.key)
        return Response(error.problem, status_code=error.status, headers=error.headers)

    def database_away(request: AnyRequest, _error: DatabaseAway) -> Response[Problem]:
        return request_refused(request, TryAgain())

    def failed(request: AnyRequest, error: Exception) -> Response[Problem]:
        table = str(request.path_params.get("table", ""))
        faults.record("http", error, request=f"{request.method} {request.url.path}", match=table)
        return Response(Problem(said("server-failed")), status_code=500)

    return {
        RequestRefused: request_refused,
        DatabaseAway: database_away,
        HTTPException: _http_error,
        500: failed,
    }


def _http_error(_request: AnyRequest, error: HTTPException) -> Response[Problem]:
    key = SENTENCES.get(error.status_code, "table-not-understood")
    return Response(Problem(said(key)), status_code=error.status_code, headers=error.headers)
