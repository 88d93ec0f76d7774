package main

import (
	"context"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"

	consulting "clients.test/firm/consulting"
)

var next = regexp.MustCompile(`[?&]after=([^&>]+)[^>]*>; rel="next"`)

// listJobs follows `Link` by its place, and gets each entry once.
func listJobs() {
	ids, entries, total := map[string]bool{}, 0, ""
	request := own.JobsAdministrationAPI.AdminJobsList(context.Background()).Limit(3)
	for {
		page, response, err := request.Execute()
		for _, job := range done(page, response, err) {
			ids[job.Id] = true
		}
		entries += len(page)
		total = response.Header.Get("X-Total-Count")
		following := next.FindStringSubmatch(response.Header.Get("Link"))
		if following == nil {
			break
		}
		request = request.After(following[1])
	}
	same([]string{strconv.Itoa(entries), strconv.Itoa(len(ids))}, []string{total, total})
	holds(entries > 3, "there are several pages")
}

// createDraft sends the required fields alone; what nobody has said is null or empty.
func createDraft() {
	job := newJob("Only what is required")
	same([]string{job.State, job.Location}, []string{"draft", ""})
	holds(job.ClosesAt.Get() == nil && job.Workplace.Get() == nil && job.SalaryFrom.Get() == nil, "the rest is null")
	holds(time.Since(job.CreatedAt) < 5*time.Minute, "it was made now")
}

// changeJob reads, changes on the condition that nobody else has, and reads again: a date, cents, a choice and a list.
func changeJob() {
	job := oneJob(newJob("Before").Id)
	closesAt := dayFromNow(30).Format(time.DateOnly)
	change := consulting.NewJobDto("After", "Run it", "Linux")
	change.SetWorkplace("remote")
	change.SetSalaryFrom(85.25)
	change.SetSalaryTo(120)
	change.SetSalaryPeriod("hour")
	change.SetRemoteCountries([]string{"DE", "AT"})
	change.SetClosesAt(closesAt)
	change.SetDismissed([]consulting.PostingRule{consulting.CLOSING_DATE_MISSING})
	request := own.JobsAdministrationAPI.AdminJobsChange(context.Background(), job.Id)
	answer := done(request.JobDto(*change).IfMatch(strconv.Quote(job.Version)).Execute())
	holds(answer.Version != job.Version, "the version is another one")
	after := oneJob(job.Id)
	same([]string{after.Title, after.Version, *after.Workplace.Get()}, []string{"After", answer.Version, "remote"})
	same([]float64{*after.SalaryFrom.Get(), *after.SalaryTo.Get()}, []float64{85.25, 120})
	same(after.RemoteCountries, []string{"DE", "AT"})
	same(*after.ClosesAt.Get(), closesAt)
	same(after.Dismissed, []consulting.PostingRule{consulting.CLOSING_DATE_MISSING})
}

// refuseOldVersion: an edit of a version that is no longer the last is 412 and saves nothing.
func refuseOldVersion() {
	job := oneJob(newJob("First").Id)
	request := own.JobsAdministrationAPI.AdminJobsChange(context.Background(), job.Id).IfMatch(strconv.Quote(job.Version))
	done(request.JobDto(*consulting.NewJobDto("Second", "Run it", "Linux")).Execute())
	third := request.JobDto(*consulting.NewJobDto("Third", "Run it", "Linux"))
	status, model, _ := refused[consulting.ChangedMeanwhileView](third.Execute())
	same(status, 412)
	same([]any{model.Code, model.Changed["title"]}, []any{"request.changed-meanwhile", "Second"})
	same(oneJob(job.Id).Version, model.Version)
}

// openPauseClose takes the steps of a posting; one that its state does not allow is 409.
func openPauseClose() {
	id := newJob("Steps").Id
	for _, state := range []string{"open", "paused", "open", "closed"} {
		same(done(setState(id, state)).State, state)
	}
	status, model, _ := refused[consulting.ErrorView](setState(id, "paused"))
	same([]any{status, oneJob(id).State}, []any{409, "closed"})
	holds(model.Code != "" && model.Message != "", "the refusal says why")
}

// reportInvalidFields: a wrong input is 400 with the fields, their codes and the values of their sentences.
func reportInvalidFields() {
	wrong := consulting.NewCreateJobDto("", strings.Repeat("x", 5001), "Linux")
	request := own.JobsAdministrationAPI.AdminJobsCreate(context.Background()).CreateJobDto(*wrong)
	status, model, _ := refused[consulting.ErrorView](request.Execute())
	same([]any{status, model.StatusCode}, []any{400, int32(400)})
	fields := map[string]consulting.FieldErrorView{}
	for _, field := range model.Errors {
		fields[field.Field] = field
	}
	same(fields["title"].Code, "field.required")
	same(fields["description"].Code, "field.too-long")
	most := fields["description"].Values["max"]
	same(fmt.Sprint(most.GetActualInstanceValue()), "5000")
}

// reportMissingJob: an unknown id is 404, with the id under which the log has the request.
func reportMissingJob() {
	request := own.JobsAdministrationAPI.AdminJobsOne(context.Background(), unknown)
	status, model, headers := refused[consulting.ErrorView](request.Execute())
	same([]any{status, model.Code, model.RequestId}, []any{404, "job.not-found", headers.Get("X-Request-Id")})
}

// repeatPost: a repeated request is carried out once; another one with its key is 422.
func repeatPost() {
	request := own.JobsAdministrationAPI.AdminJobsCreate(context.Background()).IdempotencyKey(newKey())
	post := func(title string) consulting.ApiAdminJobsCreateRequest {
		draft := consulting.NewCreateJobDto(title, "Run it", "Linux")
		draft.SetState("draft")
		return request.CreateJobDto(*draft)
	}
	first, firstResponse, err := post("Once").Execute()
	done(first, firstResponse, err)
	second, secondResponse, err := post("Once").Execute()
	same(done(second, secondResponse, err).Job.Id, first.Job.Id)
	same(firstResponse.Header.Get("Idempotency-Replayed"), "")
	same(secondResponse.Header.Get("Idempotency-Replayed"), "true")
	status, _, _ := refused[consulting.ErrorView](post("Another").Execute())
	same(status, 422)
}

// checkAndPostProject asks for hints, posts a project with a date and a list, finds it by a filter and closes it.
func checkAndPostProject() {
	ctx, text := context.Background(), consulting.NewPostingCheckDto("project")
	text.SetDescription("Join our young team.")
	text.SetLanguage("en")
	hints := done(own.PostingCheckAPI.AdminPostingCheck(ctx).PostingCheckDto(*text).Execute()).Hints
	hint := find(hints, func(each consulting.PostingHintView) bool { return each.Rule == consulting.AGE_YOUNG_TEAM })
	same(text.GetDescription()[hint.From:hint.To], "young team")
	starts, technologies := dayFromNow(20), []string{"SAP EWM", "ABAP"}
	project := consulting.NewCreateProjectDto("Rollout", "EWM")
	project.SetTechnologies(technologies)
	project.SetStartDate(starts.Format(time.DateOnly))
	made := done(own.ProjectsAdministrationAPI.AdminProjectsCreate(ctx).CreateProjectDto(*project).Execute()).Project
	same(made.Technologies, technologies)
	holds(made.StartDate.Get().Equal(starts), "the start is kept")
	holds(made.B2bId == nil, "it is of no company")
	request := own.ProjectsAdministrationAPI.AdminProjectsList(ctx).StartUntil(starts.Format(time.DateOnly)).State("open").Limit(200)
	isMade := func(each consulting.AdminProjectView) bool { return each.Id == made.Id }
	holds(has(done(request.Execute()), isMade), "the filter finds it")
	closing := own.ProjectsAdministrationAPI.AdminProjectsSetState(ctx, made.Id)
	same(done(closing.StateDto(*consulting.NewStateDto("closed")).Execute()).State, "closed")
}
