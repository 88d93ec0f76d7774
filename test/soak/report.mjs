/** What the drills saw, row by row, and whether it had to be so. */
export class Report {
  rows = [];
  /** Drills of which nothing can be said. */
  leftOut = 0;

  /** A promise and whether it was held. */
  check(scenario, what, found, isHeld, wanted) {
    this.rows.push({ scenario, what, found: String(found), wanted: String(wanted), held: isHeld });
    console.log(`${isHeld ? '  held  ' : '  BROKEN'} ${what}: ${found} (wanted: ${wanted})`);
  }

  /** Something to know, of which nothing is promised. */
  tell(scenario, what, found) {
    this.rows.push({ scenario, what, found: String(found), wanted: '' });
    console.log(`         ${what}: ${found}`);
  }

  /** A drill that says nothing about the product, and why. */
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

/** Milliseconds as people read them. */
export const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;
