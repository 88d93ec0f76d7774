import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { coded, COMPANY, type Language } from '@consulting/contracts';
import { DomainError } from '../../../shared/errors.ts';
import { i18nOf } from '../../../shared/texts/i18n.ts';
import { answerApart, isTooMuch, OneAtATime } from '../../../shared/threads/answer-apart.ts';
import { employersIn, yearsIn } from '../../application/proposal-texts.ts';
import { ProfileDocuments } from '../../application/proposals.ports.ts';
import type { Proposal } from '../../domain/proposal.ts';
import type { Sheet, SheetPart } from './profile-sheet.ts';

/** Made by the build; the path is the same from the sources and from the compiled files. */
const SCRIPT = join(import.meta.dirname, '../../../../dist/profile-worker.cjs');

/** The longest profile takes one to two seconds, and on a busy machine several. */
const BOUNDS = { deadline: 20_000, megabytes: 128 };
/** Most documents that wait for the one that is being written. */
const MOST_WAITING = 16;
const TRY_AGAIN = { retryAfter: 5 };

/** Writes each document in a thread of its own, one at a time, because shaping the text of a long one blocks. */
@Injectable()
export class PdfkitProfileDocuments extends ProfileDocuments {
  private readonly queue = new OneAtATime(MOST_WAITING);

  async write(proposal: Pick<Proposal, 'reference' | 'profile'>, language: Language): Promise<Uint8Array> {
    if (this.queue.isFull) throw later();
    const sheet = sheetOf(proposal, language);
    try {
      return await this.queue.run(() => answerApart<Uint8Array>(SCRIPT, sheet, BOUNDS));
    } catch (error) {
      if (isTooMuch(error)) throw later();
      throw error;
    }
  }
}

const later = () => new DomainError('unavailable', coded('proposal.document-later'), TRY_AGAIN);

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
