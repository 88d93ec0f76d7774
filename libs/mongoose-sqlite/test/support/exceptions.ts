/**
 * Known differences of mongo-java-server from MongoDB, by the name of the test. The product relies on none of them, and
 * a real MongoDB has to pass all tests. If a listed test passes on mongo-java-server, it fails here: remove its line.
 */
export const exceptions: Record<string, string> = {
  'pulls by a condition also what is an array with an element that passes':
    'it compares the array as a whole only; MongoDB wraps the element and matches as in a filter',
  'refuses updates with the codes of MongoDB': 'it answers a missing array filter with 28 instead of 2',
  'refuses an upsert by equalities inside each other': 'it merges them',
  'findOneAndX gives the document before or after, or all about it':
    'its lastErrorObject is missing after an upsert',
  'bulkWrite goes on after an error only when unordered': 'it counts inserts that it refused',
  'unique counts a missing field as null, sparse and partial leave it out':
    'its partial unique index by a boolean also refuses what the filter leaves out',
  'a commit may be asked for twice': 'it has forgotten the transaction by then',
};
