/** Links to similar postings on the page of one. */
const MOST = 3;

/** Returns the entries with most points, at most three; of equal ones the first. Entries without points are left out. */
export function mostSimilar<Posting>(
  postings: readonly Posting[],
  pointsOf: (posting: Posting) => number,
): Posting[] {
  return postings
    .map((posting) => ({ posting, points: pointsOf(posting) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, MOST)
    .map(({ posting }) => posting);
}
