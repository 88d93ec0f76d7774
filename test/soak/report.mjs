/** The results of the drills, row by row, and whether they are as required. */
export class Report {
  rows = [];
  /** Drills without a result. */
  leftOut = 0;

  /** Adds a requirement and whether it was met. */
  check(scenario, what, found, isHeld, wanted) {
    this.rows.push({ scenario, what, found: String(found), wanted: String(wanted), held: isHeld });
    console.log(`${isHeld ? '  held  ' : '  BROKEN'} ${what}: ${found} (wanted: ${wanted})`);
  }

  /** Adds information without a requirement. */
  tell(scenario, what, found) {
    this.rows.push({ scenario, what, found: String(found), wanted: '' });
    console.log(`         ${what}: ${found}`);
  }

  /** Adds a drill that says nothing about the product, and why. */
  leaveOut(scenario, why) {
    this.leftOut += 1;
    this.tell(scenario, 'LEFT OUT', why);
  }

  get held() {
    return this.rows.filter(({ held }) => held === true).length;
  }

  get broken() {
    return this.rows.filter(({ held }) => held === false).length;
  }

  toJSON() {
    return { held: this.held, broken: this.broken, leftOut: this.leftOut, rows: this.rows };
  }

  print() {
    console.table(
      this.rows.map(({ held, ...row }) => ({
        ...row,
        held: held === undefined ? '' : held ? 'yes' : 'NO',
      })),
    );
  }
}

/** Formats milliseconds for people. */
export const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;
