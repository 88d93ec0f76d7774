import { PROPOSAL, timeInZone, type Language, type ProposalLookKind } from '@consulting/contracts';
import { plainPage } from '../../../shared/http/output/plain-page/plain-page.ts';
import { i18nOf, type I18n } from '../../../shared/texts/i18n.ts';
import { escapeMarkup } from '../../../shared/texts/markup.ts';
import { askingCompany, companyLearns, profileFacts } from '../../application/proposal-texts.ts';
import type { ProposedPerson } from '../../domain/person.ts';
import { looksFor, type Proposal } from '../../domain/proposal.ts';

/** What the link leads to; null for a token by which nothing is known. */
export type Linked = { proposal: Proposal; person: ProposedPerson } | null;

interface Reading {
  language: Language;
  now: Date;
  /** A sentence above the form; '' for none. */
  error?: string;
}

/** The address is a secret: no search engine keeps it, and no other site learns it. */
const PRIVATE = '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">';
const paragraph = (text: string): string => `<p>${escapeMarkup(text)}</p>`;

const isAsked = ({ state, expiresAt }: Proposal, now: Date): boolean => state === 'asked' && expiresAt > now;

/** Returns the status of a page: a question or a shown profile, something that has ended, or nothing. */
export function statusOf(linked: Linked, now: Date): 200 | 404 | 410 {
  if (!linked) return 404;
  return linked.proposal.state === 'shown' || isAsked(linked.proposal, now) ? 200 : 410;
}

/** Returns the page of a mailed link, which works without scripts and loads nothing. */
export function proposalPage(linked: Linked, { language, now, error = '' }: Reading): string {
  const i18n = i18nOf(language);
  if (linked && isAsked(linked.proposal, now))
    return whole(language, i18n._('May we propose you?'), askedView(linked, language), error);
  if (linked?.proposal.state === 'shown')
    return whole(language, i18n._('Your profile is shown'), shownView(linked, language), error);
  const { title, text } = endedTexts(linked, i18n);
  return whole(language, title, paragraph(text), error);
}

function askedView({ proposal, person }: NonNullable<Linked>, language: Language): string {
  const i18n = i18nOf(language);
  const { about, expiresAt } = proposal;
  const company = askingCompany(about, i18n, 'to');
  const sentences = [
    i18n._(
      'If you agree, the company sees exactly this profile, without your name. Before that, nobody sees anything.',
    ),
    companyLearns(person.kind, i18n, 'then'),
    i18n._('You can take a yes back as long as the company has not said that it is interested.'),
    i18n._('Please answer by {time}. If you do not answer, nobody sees the profile.', {
      time: timeInZone(expiresAt, language),
    }),
  ];
  return `${paragraph(i18n._('May we propose you to {company} for the project “{title}”?', { company, title: about.title }))}
<h2>${escapeMarkup(i18n._('The profile, word for word'))}</h2>${profileView(proposal, i18n)}
<h2>${escapeMarkup(i18n._('What happens next'))}</h2>${sentences.map(paragraph).join('')}
<form method="post"><h2>${escapeMarkup(i18n._('You agree'))}</h2><button name="answer" value="agree">${escapeMarkup(i18n._('Yes, show this profile'))}</button></form>
<form method="post"><fieldset><legend>${escapeMarkup(i18n._('You do not agree'))}</legend>${reasonField(i18n)}
<button class="other" name="answer" value="decline">${escapeMarkup(i18n._('No, do not propose me'))}</button></fieldset></form>`;
}

function shownView({ proposal }: NonNullable<Linked>, language: Language): string {
  const i18n = i18nOf(language);
  const { about, consent } = proposal;
  const since = consent ? timeInZone(consent.at, language) : '';
  const looks = looksFor(proposal);
  const { list, profile, document } = proposal.droppedLooks;
  const dropped = list + profile + document;
  const seen = looks.toReversed().map(({ at, by, what }) => {
    const how = lookWord(what, i18n);
    return `<div><dt>${escapeMarkup(timeInZone(at, language))}</dt><dd>${escapeMarkup(by ? `${by}: ${how}` : how)}</dd></div>`;
  });
  return `${paragraph(i18n._('{company} sees this profile for the project “{title}” since {since}, without your name.', { company: askingCompany(about, i18n), title: about.title, since }))}
<h2>${escapeMarkup(i18n._('When the company has looked'))}</h2>${seen.length ? `<dl>${seen.join('')}</dl>` : paragraph(i18n._('Not yet.'))}${dropped > 0 ? paragraph(droppedText(dropped, i18n)) : ''}
<h2>${escapeMarkup(i18n._('The profile, word for word'))}</h2>${profileView(proposal, i18n)}
<form method="post"><fieldset><legend>${escapeMarkup(i18n._('Take your agreement back'))}</legend>${paragraph(i18n._('The company then no longer sees the profile. This works as long as it has not said that it is interested.'))}${reasonField(i18n)}
<button class="other" name="answer" value="withdraw">${escapeMarkup(i18n._('Take it back'))}</button></fieldset></form>`;
}

const droppedText = (count: number, i18n: I18n): string =>
  i18n._(
    '{count, plural, one {One more look in between is not listed.} other {# more looks in between are not listed.}}',
    { count },
  );

const profileView = (proposal: Proposal, i18n: I18n): string =>
  `<dl>${profileFacts(proposal, i18n)
    .map(
      ({ label = '', value }) => `<div><dt>${escapeMarkup(label)}</dt><dd>${escapeMarkup(value)}</dd></div>`,
    )
    .join('')}</dl>`;

const reasonField = (i18n: I18n): string =>
  `<label for="reason">${escapeMarkup(i18n._('Reason (optional)'))}</label><textarea id="reason" name="reason" maxlength="${PROPOSAL.reason}"></textarea>`;

function lookWord(what: ProposalLookKind, i18n: I18n): string {
  switch (what) {
    case 'list':
      return i18n._('in the list');
    case 'profile':
      return i18n._('the profile');
    case 'document':
      return i18n._('as a PDF');
  }
}

/** Says how it has ended, without a word about the person. */
function endedTexts(linked: Linked, i18n: I18n): { title: string; text: string } {
  switch (linked?.proposal.state) {
    case undefined:
      return {
        title: i18n._('This link is not known'),
        text: i18n._('Please open the link of the email again, as a whole.'),
      };
    case 'declined':
      return {
        title: i18n._('You have declined'),
        text: i18n._('Nobody has seen the profile, and nobody will.'),
      };
    case 'interested':
      return {
        title: i18n._('The company is interested'),
        text: i18n._('Your agreement can no longer be taken back. We get in touch with you.'),
      };
    case 'not-interested':
      return {
        title: i18n._('The company is not interested'),
        text: i18n._('The company has not learned who you are.'),
      };
    case 'withdrawn':
      return { title: i18n._('The proposal has ended'), text: i18n._('The profile is not shown.') };
    default:
      return {
        title: i18n._('The time to answer has passed'),
        text: i18n._('Nobody has seen the profile, and nobody will.'),
      };
  }
}

function whole(language: Language, title: string, view: string, error: string): string {
  const notice = error && `<p class="error" role="alert">${escapeMarkup(error)}</p>`;
  return plainPage({ language, title, view: notice + view, head: PRIVATE });
}
