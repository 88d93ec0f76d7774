import { NOTIFICATIONS } from '@consulting/contracts';

const posting =
  '<html><head><title>__POSTING_TITLE__</title><script type="application/ld+json">"__POSTING_JSONLD__"</script></head>' +
  '<body><p>__POSTING_NOTICE__</p><p>__POSTING_DESCRIPTION__</p><ul><li data-each="similar">__EACH_PATH__</li></ul>' +
  '<script type="application/json">"__POSTING_DATA__"</script></body></html>';
const plain = '<html><body>Page</body></html>';

const OF_POSTINGS = ['job', 'job-not-open', 'project', 'project-not-open'];
const OF_LINKS = ['availability', 'availability-known', 'pool', 'pool-asked', 'unsubscribe'];

const all: [string, string][] = [
  ...OF_POSTINGS.map((name): [string, string] => [name, posting]),
  ...['404', ...OF_LINKS, ...NOTIFICATIONS.map((each) => `unsubscribe-${each}`)].map(
    (name): [string, string] => [name, plain],
  ),
];

/** The pages that the server fills, and those of links: as bare as they may be. */
export const PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  all.flatMap(([name, html]) => [
    [`${name}.html`, html],
    [`de/${name}.html`, html],
  ]),
);
