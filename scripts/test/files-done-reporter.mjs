import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/run.mjs';

/** Where `npm test` expects a line for each file that is done, and the kind that it has given these files. */
const { FILES_DONE: DONE, KIND } = process.env;

/** For Playwright: says a failure when it happens, and which files are done, instead of a line for each test. */
export default class FilesDoneReporter {
  #left = new Map();
  #seconds = new Map();

  onBegin(_config, suite) {
    for (const { location } of suite.allTests())
      this.#left.set(location.file, (this.#left.get(location.file) ?? 0) + 1);
  }

  onTestEnd(test, result) {
    const { file } = test.location;
    const seconds = (this.#seconds.get(file) ?? 0) + result.duration / 1000;
    this.#seconds.set(file, seconds);
    if (test.outcome() === 'unexpected') this.#say(test, result);
    const left = this.#left.get(file) - 1;
    this.#left.set(file, left);
    if (left > 0 || !DONE) return;
    const name = path.relative(ROOT, file).split(path.sep).join('/');
    fs.appendFileSync(DONE, `${JSON.stringify({ kind: KIND, file: name, seconds })}\n`);
  }

  #say(test, { errors }) {
    const texts = errors.map(({ message, value, snippet }) =>
      [message ?? value, snippet].filter(Boolean).join('\n'),
    );
    console.log(`\nFAILED ${test.titlePath().slice(2).join(' › ')}\n${texts.join('\n')}`);
  }

  onError({ message, value }) {
    console.log(`\n${message ?? value}`);
  }

  printsToStdio() {
    return true;
  }
}
