import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { coded, COMPANY, type Language } from '@consulting/contracts';
import { DomainError } from '../../../shared/errors.ts';
import { i18nOf } from '../../../shared/texts/i18n.ts';
import { answerApart, isTooMuch } from '../../../shared/threads/answer-apart.ts';
import { FairQueue } from '../../../shared/turns/fair-queue.ts';
import { MadeOnce } from '../../../shared/turns/made-once.ts';
import { employersIn, yearsIn } from '../../application/proposal-texts.ts';
import { ProfileDocuments } from '../../application/proposals.ports.ts';
import type { Proposal } from '../../domain/proposal.ts';
import type { Sheet, SheetPart, SheetTask } from './profile-sheet.ts';

/** Made by the build; the path is the same from the sources and from the compiled files. */
const SCRIPT = join(import.meta.dirname, '../../../../dist/profile-worker.cjs');

/** The longest profile takes one to two seconds, and on a busy machine several. */
const BOUNDS = { deadline: 20_000, megabytes: 128 };
/** Most documents that wait, each of another company. */
const MOST_WAITING = 16;
/** Of whom the desk's questions wait among those of companies. */
const DESK = 'desk';
/** What the fonts have for certain, so that nothing has to be asked: letters of English and German, and line breaks. */
const KNOWN = /^[\n -~äöüÄÖÜß–„“”’€]*$/;
/** Seconds. */
const RETRY_AFTER = 5;
/** Bytes of documents that are kept: some hundred. */
const KEPT_BYTES = 8 * 1024 * 1024;

/**
 * Writes each document in a thread of its own, one at a time, because shaping the text of a long one blocks. The same texts
 * make the same bytes, so that a document that was written lately is not written again.
 */
@Injectable()
export class PdfkitProfileDocuments extends ProfileDocuments {
  private readonly queue = new FairQueue({ atOnce: 1, mostWaiting: MOST_WAITING, retryAfter: RETRY_AFTER });
  private readonly written = new MadeOnce<Uint8Array>(KEPT_BYTES);

  write(
    proposal: Pick<Proposal, 'reference' | 'profile'>,
    language: Language,
    companyId: string,
  ): Promise<Uint8Array> {
    const sheet = sheetOf(proposal, language);
    const name = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');
    return this.written.of(name, () => this.queue.run(companyId, () => writeApart(sheet)));
  }

  async lacking(text: string): Promise<string[]> {
    if (KNOWN.test(text)) return [];
    try {
      return await this.queue.run(DESK, () =>
        answerApart<string[]>(SCRIPT, { text } satisfies SheetTask, BOUNDS),
      );
    } catch (error) {
      if (error instanceof DomainError || isTooMuch(error)) return [];
      throw error;
    }
  }
}

async function writeApart(sheet: Sheet): Promise<Uint8Array> {
  try {
    return await answerApart<Uint8Array>(SCRIPT, { sheet } satisfies SheetTask, BOUNDS);
  } catch (error) {
    if (!isTooMuch(error)) throw error;
    throw new DomainError('unavailable', coded('proposal.document-later'), { retryAfter: RETRY_AFTER });
  }
}

/** Returns what stands in the document; nothing but the profile and its reference. */
function sheetOf({ reference, profile }: Pick<Proposal, 'reference' | 'profile'>, language: Language): Sheet {
  const i18n = i18nOf(language);
  const { position, skills, years, languages, availability, rate, employers, text } = profile;
  const lines = (heading: string, value: string): SheetPart => ({
    heading,
    kind: 'lines',
    values: value ? value.split('\n') : [],
  });
  const parts: SheetPart[] = [
    lines(i18n._('Experience'), years === null ? '' : yearsIn(years, i18n)),
    { heading: i18n._('Skills'), kind: 'words', values: skills },
    { heading: i18n._('Languages'), kind: 'words', values: languages },
    lines(i18n._('Availability'), availability),
    lines(i18n._('Rate'), rate),
    { heading: i18n._('Employers by branch'), kind: 'list', values: employersIn(employers, i18n) },
    lines(i18n._('About the person'), text),
  ];
  return {
    language,
    title: i18n._('Proposed profile {reference}', { reference }),
    headline: position,
    parts: parts.filter(({ values }) => values.length > 0),
    firm: COMPANY.name,
    page: i18n._('Page {page} of {pages}', { page: '{page}', pages: '{pages}' }),
  };
}
