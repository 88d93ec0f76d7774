// The time of the posting check for texts that are made to be slow, for each character: at four and at sixteen times the length
// it is the same. Fails above the bound.
import { checkPosting } from '@consulting/contracts/posting-check';

const MOST = 4;
const LENGTH = 5_000;
const ROUNDS = 9;

const REPEATED = {
  'beginnings of wordings': 'junge, ',
  numbers: 'zwischen 1 und 2 ',
  negations: 'nicht kein ohne no ',
  'open quotations': '„a "b ',
  wordings: 'junges Team ',
  'one long word': 'muttersprache',
  'forms of titles': 'm/w (m/w) in/ ',
  blanks: ' ',
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Milliseconds for a million characters. */
function timeOf(text) {
  const posting = { kind: 'job', language: 'de', title: text, description: text, qualification: text };
  checkPosting(posting);
  const times = Array.from({ length: ROUNDS }, () => {
    const before = performance.now();
    checkPosting(posting);
    return performance.now() - before;
  });
  return (median(times) / text.length) * 1e6;
}

for (const [name, part] of Object.entries(REPEATED)) {
  const [once, four, sixteen] = [1, 4, 16].map((times) =>
    timeOf(part.repeat(Math.ceil((LENGTH * times) / part.length))),
  );
  const ratio = Math.max(four, sixteen) / once;
  if (ratio > MOST) process.exitCode = 1;
  console.log(
    `${name}: ${once.toFixed(0)} ms for a million characters, ${ratio.toFixed(1)} times that in long texts`,
  );
}
