package main

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"time"

	consulting "clients.test/firm/consulting"
)

const unknown = "ffffffffffffffffffffffff"

// own calls with a key of every scope.
var own = clientWith(os.Getenv("KEY"))

// clientWith returns a client that calls with a key, or without one when it is empty.
func clientWith(key string) *consulting.APIClient {
	configuration := consulting.NewConfiguration()
	configuration.Servers = consulting.ServerConfigurations{{URL: os.Getenv("API")}}
	if key != "" {
		configuration.AddDefaultHeader("Authorization", "Bearer "+key)
	}
	return consulting.NewAPIClient(configuration)
}

// failure ends a journey; `run` takes it.
type failure struct{ reason string }

// same fails unless both are equal.
func same(found, expected any) {
	if !reflect.DeepEqual(found, expected) {
		panic(failure{fmt.Sprintf("%#v, not %#v", found, expected)})
	}
}

// holds fails unless the condition is met.
func holds(condition bool, what string) {
	if !condition {
		panic(failure{"it does not hold that " + what})
	}
}

// done returns the answer of a call that the server carries out.
func done[T any](answer T, _ *http.Response, err error) T {
	if err != nil {
		var refusal *consulting.GenericOpenAPIError
		if errors.As(err, &refusal) {
			panic(failure{fmt.Sprintf("%v: %s", err, refusal.Body())})
		}
		panic(failure{err.Error()})
	}
	return answer
}

// refused returns the status, the error as the client reads it, and the headers of a call that the server refuses.
func refused[E any, T any](_ T, response *http.Response, err error) (int, E, http.Header) {
	var refusal *consulting.GenericOpenAPIError
	holds(errors.As(err, &refusal), "the server refuses it")
	model, isKnown := refusal.Model().(E)
	holds(isKnown, fmt.Sprintf("%T is the error of %d", model, response.StatusCode))
	return response.StatusCode, model, response.Header
}

// find returns the first entry for which a condition holds.
func find[T any](entries []T, isWanted func(T) bool) T {
	for _, entry := range entries {
		if isWanted(entry) {
			return entry
		}
	}
	panic(failure{fmt.Sprintf("none of %d entries is wanted", len(entries))})
}

// has returns whether a condition holds for an entry.
func has[T any](entries []T, isWanted func(T) bool) bool {
	for _, entry := range entries {
		if isWanted(entry) {
			return true
		}
	}
	return false
}

// newKey returns a text that nobody has sent yet.
func newKey() string {
	key := make([]byte, 16)
	rand.Read(key)
	return hex.EncodeToString(key)
}

// newJob returns the view of a new draft.
func newJob(title string) consulting.JobView {
	draft := consulting.NewCreateJobDto(title, "Run it", "Linux")
	draft.SetState("draft")
	request := own.JobsAdministrationAPI.AdminJobsCreate(context.Background())
	return done(request.CreateJobDto(*draft).IdempotencyKey(newKey()).Execute()).Job
}

// setState takes a step of a job.
func setState(id, state string) (*consulting.StateAnswer, *http.Response, error) {
	request := own.JobsAdministrationAPI.AdminJobsSetState(context.Background(), id)
	return request.StateDto(*consulting.NewStateDto(state)).Execute()
}

// oneJob returns a job as the administration sees it.
func oneJob(id string) *consulting.AdminJobView {
	return done(own.JobsAdministrationAPI.AdminJobsOne(context.Background(), id).Execute())
}

// dayFromNow returns midnight UTC of a day from now on.
func dayFromNow(days int) time.Time {
	return time.Now().UTC().Truncate(24*time.Hour).AddDate(0, 0, days)
}
