package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	consulting "clients.test/firm/consulting"
)

// reportRefusedKey: a key without the scope is 403; one that nobody has made is 401.
func reportRefusedKey() {
	ctx, reader := context.Background(), clientWith(os.Getenv("READER_KEY")).JobsAdministrationAPI
	same(len(done(reader.AdminJobsList(ctx).Limit(1).Execute())), 1)
	status, model, _ := refused[consulting.ErrorView](reader.AdminJobsRemove(ctx, unknown).Execute())
	same([]any{status, model.Code}, []any{403, "api-key.scope-missing"})
	stranger := clientWith("cpk_" + strings.Repeat("0", 46)).JobsAdministrationAPI
	status, model, headers := refused[consulting.ErrorView](stranger.AdminJobsList(ctx).Execute())
	same([]any{status, model.Code}, []any{401, "api-key.unknown"})
	holds(strings.Contains(headers.Get("WWW-Authenticate"), `error="invalid_token"`), "the header says so, too")
}

// keepCopy asks for what has changed and what is gone since an instant.
func keepCopy() {
	ctx, since := context.Background(), time.Now().Add(-2*time.Second)
	kept, gone := newJob("Kept").Id, newJob("Gone").Id
	done(own.JobsAdministrationAPI.AdminJobsRemove(ctx, gone).Execute())
	changed := done(own.JobsAdministrationAPI.AdminJobsList(ctx).UpdatedSince(since).Execute())
	removed := done(own.JobsAdministrationAPI.AdminJobsRemoved(ctx).Since(since).Execute())
	isJob := func(id string) func(consulting.AdminJobView) bool {
		return func(each consulting.AdminJobView) bool { return each.Id == id }
	}
	isRemoved := func(id string) func(consulting.RemovedView) bool {
		return func(each consulting.RemovedView) bool { return each.Id == id }
	}
	holds(find(changed, isJob(kept)).UpdatedAt.After(since), "the change is after the instant")
	holds(find(removed, isRemoved(gone)).RemovedAt.After(since), "the removal is after the instant")
	holds(!has(changed, isJob(gone)) && !has(removed, isRemoved(kept)), "neither is in the other list")
}

// readEvents reads the events of its own changes, each with the data of its type, and what a webhook received of them.
func readEvents() {
	ctx, api := context.Background(), own.WebhooksAdministrationAPI
	after := done(api.EventsList(ctx).After("latest").Execute()).After
	id := newJob("Told").Id
	for _, state := range []string{"open", "closed"} {
		done(setState(id, state))
	}
	events := done(api.EventsList(ctx).After(after).Execute()).Events
	same(len(events), 2)
	opened, closed := events[0].Message, events[1].Message
	same([]any{opened.Type, opened.Data["id"]}, []any{"job.opened", id})
	same([]any{closed.Type, closed.Data["id"]}, []any{"job.closed", id})
	for until := time.Now().Add(30 * time.Second); time.Now().Before(until); time.Sleep(200 * time.Millisecond) {
		delivered := done(api.AdminWebhooksDeliveries(ctx, os.Getenv("WEBHOOK")).State("delivered").Execute())
		if len(delivered) == 0 || delivered[0].MessageId != events[1].MessageId {
			continue
		}
		attempts := delivered[0].Attempts
		same([]any{delivered[0].Type, *attempts[len(attempts)-1].Status.Get()}, []any{"job.closed", int32(204)})
		same(delivered[1].MessageId, events[0].MessageId)
		return
	}
	panic(failure{"the webhook has received nothing"})
}

// readFigures reads numbers that may be null, and the same as text.
func readFigures() {
	ctx, api := context.Background(), own.AdministrationAPI
	figures := done(api.Figures(ctx).Days(90).Execute())
	all := figures.Kinds[0]
	same(figures.Days, int32(90))
	holds(all.Kind.Get() == nil && all.Arrived > 0, "all kinds together come first")
	holds(all.Seen.Median.IsSet(), "a median is there, null or a number")
	holds(strings.Contains(done(api.FiguresCsv(ctx).Days(90).Language("en").Execute()), ","), "the table has columns")
}

// contentOf returns what the client has put into a temporary file, and removes it.
func contentOf(file *os.File) []byte {
	defer os.Remove(file.Name())
	defer file.Close()
	content, err := io.ReadAll(file)
	same(err, nil)
	return content
}

// transferFiles reads the CV of an application, and sends it in a form, as a careers page of one's own does; reads a workbook.
func transferFiles() {
	ctx, api := context.Background(), own.ApplicationsAdministrationAPI
	withCv := find(done(api.DeskList(ctx).Execute()), func(each consulting.DeskApplicationView) bool {
		return each.Files.Cv != nil
	})
	cv := done(api.DeskCv(ctx, withCv.Id).Execute())
	content := contentOf(cv)
	holds(bytes.HasPrefix(content, []byte("%PDF-")), "it is a PDF")
	file, err := os.CreateTemp("", "cv-*.pdf")
	same(err, nil)
	defer os.Remove(file.Name())
	_, err = file.Write(content)
	same(err, nil)
	_, err = file.Seek(0, io.SeekStart)
	same(err, nil)
	id := newJob("With a CV").Id
	done(setState(id, "open"))
	guest := clientWith("").ApplyingWithoutAnAccountAPI.GuestApplicationsApplyToJob(ctx, id)
	guest = guest.FirstName("Ada").LastName("Berg").Email(newKey() + "@example.com")
	sent := done(guest.Cv(file).Elapsed(60_000).Language("en").Execute())
	holds(strings.HasPrefix(sent.Code, "guest-application."), sent.Code+" is of a guest")
	workbook := contentOf(done(own.AdministrationAPI.FiguresWorkbook(ctx).Days(30).Execute()))
	holds(bytes.HasPrefix(workbook, []byte("PK")), "it is a workbook")
}

// moveApplication moves an application into another stage and back; from where it no longer is, that is 409.
func moveApplication() {
	ctx, api := context.Background(), own.ApplicationsAdministrationAPI
	stages := []string{}
	for _, each := range done(api.StagesList(ctx).Execute()).Stages {
		stages = append(stages, each.Stage)
	}
	pending := done(api.DeskList(ctx).Status("pending").Kind("job").Execute())
	found := find(pending, func(each consulting.DeskApplicationView) bool {
		return each.Stage.Get() != nil && slices.Contains(stages, *each.Stage.Get())
	})
	here := *found.Stage.Get()
	other := find(stages, func(each string) bool { return each != here })
	move := func(from, to string) consulting.ApiStagesMoveRequest {
		return api.StagesMove(ctx, found.Id).MoveDto(*consulting.NewMoveDto(to, from))
	}
	current := func() string { return *done(api.DeskOne(ctx, found.Id).Read("ahead").Execute()).Stage.Get() }
	done(move(here, other).Execute())
	same(current(), other)
	status, _, _ := refused[consulting.ErrorView](move(here, other).Execute())
	same(status, 409)
	done(move(other, here).Execute())
	same(current(), here)
}
