// Command journeys makes fifteen journeys of an integration through the generated Go client and says of each `ok` or `failed`
// with the reason; ends with 1 when one has failed. `npm run clients` runs it.
package main

import (
	"fmt"
	"os"
	"strings"
)

var journeys = []struct {
	name string
	run  func()
}{
	{"listJobs", listJobs},
	{"createDraft", createDraft},
	{"changeJob", changeJob},
	{"refuseOldVersion", refuseOldVersion},
	{"openPauseClose", openPauseClose},
	{"reportInvalidFields", reportInvalidFields},
	{"reportMissingJob", reportMissingJob},
	{"reportRefusedKey", reportRefusedKey},
	{"repeatPost", repeatPost},
	{"keepCopy", keepCopy},
	{"readEvents", readEvents},
	{"readFigures", readFigures},
	{"transferFiles", transferFiles},
	{"checkAndPostProject", checkAndPostProject},
	{"moveApplication", moveApplication},
}

func main() {
	status := 0
	for _, journey := range journeys {
		reason := reasonOf(journey.run)
		if reason == "" {
			fmt.Println("ok", journey.name)
			continue
		}
		fmt.Println("failed", journey.name, strings.ReplaceAll(reason, "\n", " "))
		status = 1
	}
	os.Exit(status)
}

// reasonOf returns why a journey fails, or an empty text.
func reasonOf(run func()) (reason string) {
	defer func() {
		if failed := recover(); failed != nil {
			reason = fmt.Sprint(failed)
		}
	}()
	run()
	return ""
}
