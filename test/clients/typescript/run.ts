// Makes fifteen journeys of an integration through the generated TypeScript client and says of each `ok` or `failed` with the reason;
// ends with 1 when one has failed. `npm run clients` runs it.
import {
  keepCopy,
  moveApplication,
  readEvents,
  readFigures,
  reportRefusedKey,
  transferFiles,
} from './others.js';
import {
  changeJob,
  checkAndPostProject,
  createDraft,
  listJobs,
  openPauseClose,
  refuseOldVersion,
  repeatPost,
  reportInvalidFields,
  reportMissingJob,
} from './postings.js';

const JOURNEYS = [
  ...[
    listJobs,
    createDraft,
    changeJob,
    refuseOldVersion,
    openPauseClose,
    reportInvalidFields,
    reportMissingJob,
  ],
  ...[reportRefusedKey, repeatPost, keepCopy, readEvents, readFigures, transferFiles, checkAndPostProject],
  moveApplication,
];

for (const journey of JOURNEYS)
  try {
    await journey();
    console.log(`ok ${journey.name}`);
  } catch (error) {
    console.log(`failed ${journey.name} ${String(error)}`.replaceAll('\n', ' '));
    process.exitCode = 1;
  }
