import { plainPage } from '../../../shared/http/output/plain-page/plain-page.ts';
import { escapeMarkup } from '../../../shared/texts/markup.ts';
import { partsOf, titleOf, type ApiRelease } from '../../domain/api-releases/api-release.ts';

const code = (text: string): string => `<code>${escapeMarkup(text)}</code>`;
/** What operations are about has code between backticks. */
const about = (text: string): string =>
  escapeMarkup(text).replace(/`([^`]+)`/g, (_, quoted: string) => `<code>${quoted}</code>`);

/** Returns the page that lists what releases have changed for programs. `feed`: the path of the same for programs. */
export function apiChangesPage(releases: readonly ApiRelease[], feed: string): string {
  const link = `<link rel="alternate" type="application/atom+xml" title="Changes of the API" href="${feed}">`;
  const intro = `<p>Operations, optional parameters, fields of answers, codes and events come without notice. Whatever ends is listed
here six months before at least. The same is a <a href="${feed}">feed</a>; <a href="/docs">the documentation</a> describes everything as it is
now.</p>`;
  return plainPage({
    language: 'en',
    title: 'Changes of the API',
    view: intro + releases.map(releaseView).join(''),
    head: link,
  });
}

function releaseView(release: ApiRelease): string {
  const parts = partsOf(release).map(({ title, lines }) => {
    const items = lines.map(
      (line) => `<li>${code(line.code)}${line.about && `<br>${about(line.about)}`}</li>`,
    );
    return `<h3>${escapeMarkup(title)}</h3><ul>${items.join('')}</ul>`;
  });
  return `<section><h2 id="${escapeMarkup(release.at)}">${escapeMarkup(titleOf(release))}</h2>${parts.join('')}</section>`;
}
