"""Fifteen journeys of an integration through the generated Python client. `npm run clients` runs them."""

import os
import re
import time
import uuid
from datetime import date, datetime, timedelta, timezone

import consulting as client

API = os.environ["API"]
UNKNOWN = "f" * 24


def client_with(key):
    return client.ApiClient(client.Configuration(host=API, access_token=key))


OWN = client_with(os.environ["KEY"])
JOBS = client.JobsAdministrationApi(OWN)
PROJECTS = client.ProjectsAdministrationApi(OWN)
APPLICATIONS = client.ApplicationsAdministrationApi(OWN)


def new_job(title, **fields):
    """Returns the view of a new draft."""
    draft = client.CreateJobDto(title=title, description="Run it", qualification="Linux", state="draft", **fields)
    return JOBS.admin_jobs_create(draft, idempotency_key=str(uuid.uuid4())).job


def refused(call, *args, **values):
    """Returns the status, the error as the client reads it, and the headers of a call that the server refuses."""
    try:
        call(*args, **values)
    except client.ApiException as refusal:
        return refusal.status, refusal.data, refusal.headers
    raise AssertionError("the server has taken it")


def same(found, expected):
    if found != expected:
        raise AssertionError(f"{found!r}, not {expected!r}")


def list_jobs():
    """Follows `Link` by its place, and gets each entry once."""
    ids, after = [], None
    while True:
        page = JOBS.admin_jobs_list_with_http_info(limit=3, after=after)
        ids += [job.id for job in page.data]
        following = re.search(r'[?&]after=([^&>]+)[^>]*>; rel="next"', page.headers.get("link", ""))
        if not following:
            break
        after = following.group(1)
    same(len(ids), int(page.headers["x-total-count"]))
    same(len(set(ids)), len(ids))
    assert len(ids) > 3


def create_draft():
    """Sends the required fields alone; what nobody has said is null or empty."""
    job = new_job("Only what is required")
    same((job.state, job.closes_at, job.workplace, job.salary_from, job.location), ("draft", None, None, None, ""))
    assert datetime.now(timezone.utc) - job.created_at < timedelta(minutes=5)


def change_job():
    """Reads, changes on the condition that nobody else has, and reads again: a date, cents, a choice and a list."""
    job = JOBS.admin_jobs_one(new_job("Before").id)
    closes_at = date.today() + timedelta(days=30)
    change = client.JobDto(title="After", description="Run it", qualification="Linux", workplace="remote",
                           salary_from=85.25, salary_to=120, salary_period="hour", remote_countries=["DE", "AT"],
                           closes_at=closes_at, dismissed=[client.PostingRule.CLOSING_MINUS_DATE_MINUS_MISSING])
    answer = JOBS.admin_jobs_change(job.id, change, if_match=f'"{job.version}"')
    assert answer.version != job.version
    after = JOBS.admin_jobs_one(job.id)
    same((after.title, after.version, after.workplace), ("After", answer.version, "remote"))
    same((after.salary_from, after.salary_to, after.remote_countries), (85.25, 120, ["DE", "AT"]))
    same((after.closes_at, after.dismissed), (closes_at, ["closing-date-missing"]))


def refuse_old_version():
    """An edit of a version that is no longer the last is 412 and saves nothing."""
    job = JOBS.admin_jobs_one(new_job("First").id)
    change = client.JobDto(title="Second", description="Run it", qualification="Linux")
    JOBS.admin_jobs_change(job.id, change, if_match=f'"{job.version}"')
    change.title = "Third"
    status, error, _ = refused(JOBS.admin_jobs_change, job.id, change, if_match=f'"{job.version}"')
    same((status, error.code, error.changed["title"]), (412, "request.changed-meanwhile", "Second"))
    same(JOBS.admin_jobs_one(job.id).version, error.version)


def open_pause_close():
    """Takes the steps of a posting; one that its state does not allow is 409."""
    job = new_job("Steps")
    for state in ("open", "paused", "open", "closed"):
        same(JOBS.admin_jobs_set_state(job.id, client.StateDto(state=state)).state, state)
    status, error, _ = refused(JOBS.admin_jobs_set_state, job.id, client.StateDto(state="paused"))
    same((status, JOBS.admin_jobs_one(job.id).state), (409, "closed"))
    assert error.code and error.message


def report_invalid_fields():
    """A wrong input is 400 with the fields, their codes and the values of their sentences."""
    wrong = client.CreateJobDto.model_construct(title="", description="x" * 5001, qualification="Linux")
    status, error, _ = refused(JOBS.admin_jobs_create, wrong)
    fields = {each.var_field: (each.code, each.values) for each in error.errors}
    same((status, error.status_code), (400, 400))
    same(fields["title"], ("field.required", None))
    same((fields["description"][0], fields["description"][1]["max"].actual_instance), ("field.too-long", 5000))


def report_missing_job():
    """An unknown id is 404, with the id under which the log has the request."""
    status, error, headers = refused(JOBS.admin_jobs_one, UNKNOWN)
    same((status, error.code, error.request_id), (404, "job.not-found", headers["X-Request-Id"]))


def report_refused_key():
    """A key without the scope is 403; one that nobody has made is 401."""
    reader = client.JobsAdministrationApi(client_with(os.environ["READER_KEY"]))
    assert reader.admin_jobs_list(limit=1)
    status, error, _ = refused(reader.admin_jobs_remove, UNKNOWN)
    same((status, error.code), (403, "api-key.scope-missing"))
    stranger = client.JobsAdministrationApi(client_with("cpk_" + "0" * 46))
    status, error, headers = refused(stranger.admin_jobs_list)
    same((status, error.code), (401, "api-key.unknown"))
    assert 'error="invalid_token"' in headers["WWW-Authenticate"]


def repeat_post():
    """A repeated request is carried out once; another one with its key is 422."""
    key = str(uuid.uuid4())
    draft = client.CreateJobDto(title="Once", description="Run it", qualification="Linux", state="draft")
    first, second = (JOBS.admin_jobs_create_with_http_info(draft, idempotency_key=key) for _ in range(2))
    same(second.data.job.id, first.data.job.id)
    same([answer.headers.get("idempotency-replayed") for answer in (first, second)], [None, "true"])
    draft.title = "Another"
    same(refused(JOBS.admin_jobs_create, draft, idempotency_key=key)[0], 422)


def keep_copy():
    """Asks for what has changed and what is gone since an instant."""
    since = datetime.now(timezone.utc) - timedelta(seconds=2)
    kept, gone = new_job("Kept"), new_job("Gone")
    JOBS.admin_jobs_remove(gone.id)
    changed = {job.id: job.updated_at for job in JOBS.admin_jobs_list(updated_since=since)}
    removed = {each.id: each.removed_at for each in JOBS.admin_jobs_removed(since=since)}
    assert changed[kept.id] >= since and removed[gone.id] >= since
    assert gone.id not in changed and kept.id not in removed


def read_events():
    """Reads the events of its own changes, each with the data of its type, and what a webhook received of them."""
    webhooks = client.WebhooksAdministrationApi(OWN)
    after = webhooks.events_list(after="latest").after
    job = new_job("Told")
    for state in ("open", "closed"):
        JOBS.admin_jobs_set_state(job.id, client.StateDto(state=state))
    events = webhooks.events_list(after=after).events
    messages = [(event.message.type, event.message.data["id"]) for event in events]
    same(messages, [("job.opened", job.id), ("job.closed", job.id)])
    same(client.JobOpenedMessage.from_json(events[0].message.to_json()).data.title, "Told")
    told = {event.message_id for event in events}
    until = time.monotonic() + 30
    while time.monotonic() < until:
        delivered = webhooks.admin_webhooks_deliveries(os.environ["WEBHOOK"], state="delivered")
        if told <= {each.message_id for each in delivered}:
            same((delivered[0].type, delivered[0].attempts[-1].status), ("job.closed", 204))
            return
        time.sleep(0.2)
    raise AssertionError("the webhook has received nothing")


def read_figures():
    """Reads numbers that may be null, and the same as text."""
    api = client.AdministrationApi(OWN)
    figures = api.figures(days=90)
    same((figures.days, figures.kinds[0].kind), (90, None))
    assert figures.kinds[0].arrived > 0
    assert all(isinstance(kind.seen.median, (float, type(None))) for kind in figures.kinds)
    assert "," in api.figures_csv(days=90, language="en")


def transfer_files():
    """Reads the CV of an application, and sends it in a form, as a careers page of one's own does; reads a workbook."""
    with_cv = next(each for each in APPLICATIONS.desk_list() if each.files.cv)
    cv = bytes(APPLICATIONS.desk_cv(with_cv.id))
    assert cv.startswith(b"%PDF-")
    job = new_job("With a CV")
    JOBS.admin_jobs_set_state(job.id, client.StateDto(state="open"))
    guests = client.ApplyingWithoutAnAccountApi(client.ApiClient(client.Configuration(host=API)))
    sent = guests.guest_applications_apply_to_job(
        job.id, first_name="Ada", last_name="Berg", email=f"{uuid.uuid4()}@example.com", cv=("cv.pdf", cv),
        elapsed=60_000, language="en")
    assert sent.code.startswith("guest-application."), sent.code
    assert bytes(client.AdministrationApi(OWN).figures_workbook(days=30)).startswith(b"PK")


def check_and_post_project():
    """Asks for hints, posts a project with a date and a list, finds it by a filter and closes it."""
    text = client.PostingCheckDto(kind="project", title="Rollout", description="Join our young team.", language="en")
    hints = client.PostingCheckApi(OWN).admin_posting_check(text).hints
    hint = next(each for each in hints if each.rule == "age-young-team")
    same(text.description[hint.var_from:hint.to], "young team")
    midnight = datetime.now(timezone.utc).replace(hour=0, minute=0, second=0, microsecond=0)
    starts = midnight + timedelta(days=20)
    project = PROJECTS.admin_projects_create(client.CreateProjectDto(
        title="Rollout", description="EWM", technologies=["SAP EWM", "ABAP"], start_date=starts)).project
    same((project.technologies, project.start_date, project.b2b_id), (["SAP EWM", "ABAP"], starts, None))
    listed = PROJECTS.admin_projects_list(start_until=starts, state="open", limit=200)
    assert project.id in {each.id for each in listed}
    same(PROJECTS.admin_projects_set_state(project.id, client.StateDto(state="closed")).state, "closed")


def move_application():
    """Moves an application into the next stage and back; from where it no longer is, that is 409."""
    stages = [each.stage for each in APPLICATIONS.stages_list().stages]
    found = next(each for each in APPLICATIONS.desk_list(status="pending", kind="job") if each.stage in stages)
    other = next(each for each in stages if each != found.stage)
    there, back = (client.MoveDto(stage=a, var_from=b) for a, b in ((other, found.stage), (found.stage, other)))
    APPLICATIONS.stages_move(found.id, there)
    same(APPLICATIONS.desk_one(found.id, read="ahead").stage, other)
    same(refused(APPLICATIONS.stages_move, found.id, there)[0], 409)
    APPLICATIONS.stages_move(found.id, back)
    same(APPLICATIONS.desk_one(found.id, read="ahead").stage, found.stage)


JOURNEYS = [list_jobs, create_draft, change_job, refuse_old_version, open_pause_close, report_invalid_fields,
            report_missing_job, report_refused_key, repeat_post, keep_copy, read_events, read_figures, transfer_files,
            check_and_post_project, move_application]
