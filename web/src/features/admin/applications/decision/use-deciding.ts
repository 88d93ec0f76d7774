import { plural, t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { ApiError, send } from '../../../../shared/api/client.ts';
import type { DeskApplication } from '../../../../shared/api/types.ts';
import { useRefresh } from '../../../../shared/api/use-api.ts';
import type { Answer } from '../../../../shared/api/wire.ts';
import { withOutcome } from '../../../../shared/ui/feedback/outcome.tsx';
import type { Step } from './decision-texts.ts';
import type { DeskList } from '../list/use-desk-list.ts';
import type { DecisionOutcome } from './use-decision-outcome.ts';

const MANY_PATH = '/api/admin/applications/decide';

/** Paths of everything that shows whether an application is decided. */
export const REFRESH_AFTER_DECISION = [
  '/api/admin/applications',
  '/api/admin/board',
  '/api/admin/overview',
  '/api/admin/jobs',
  '/public/api/v0/jobs',
  '/api/admin/projects',
  '/api/admin/project-applicants',
  '/api/admin/applicants',
  '/api/admin/people',
] as const;

/** Explains that nothing was sent because the application has changed meanwhile; null for other failures. */
function overtaken(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 404) return t`This application no longer exists. Nothing was sent.`;
  if (error.status !== 409) return null;
  if (error.code === 'application.withdrawn-before')
    return t`The applicant has already withdrawn this application. Nothing was sent.`;
  return t`A colleague has already decided or reopened this application. Nothing was sent by you.`;
}

/** Resolves to the outcome of one decision; being overtaken by a colleague is an outcome, too. */
export async function decideOn(sent: Promise<{ message: string }>): Promise<DecisionOutcome> {
  try {
    return { tone: 'ok', text: (await sent).message };
  } catch (error) {
    const reason = overtaken(error);
    if (reason === null) throw error;
    return { tone: 'care', text: reason };
  }
}

const DONE: Record<Exclude<Step, 'pending'>, (count: number) => string> = {
  selected: (count) =>
    plural(count, {
      one: '# applicant has been selected and notified.',
      other: '# applicants have been selected and notified.',
    }),
  rejected: (count) =>
    plural(count, {
      one: '# applicant has been rejected and notified.',
      other: '# applicants have been rejected and notified.',
    }),
};

/** The outcome of a decision on several applications. */
function outcomeOfMany(
  step: Exclude<Step, 'pending'>,
  { decided, refused }: Answer<'post', typeof MANY_PATH>,
  entries: readonly DeskApplication[],
): DecisionOutcome {
  if (refused.length === 0) return { tone: 'ok', text: DONE[step](decided.length), takesFocus: true };
  const applicantName = (id: string) => entries.find(({ _id }) => _id === id)?.applicant.name ?? '';
  return {
    tone: 'care',
    takesFocus: true,
    text: [
      decided.length > 0 && DONE[step](decided.length),
      plural(refused.length, {
        one: 'Nothing was sent to # applicant:',
        other: 'Nothing was sent to # applicants:',
      }),
    ]
      .filter(Boolean)
      .join(' '),
    refused: refused.map(({ _id, message }) => ({ _id, name: applicantName(_id), reason: message })),
  };
}

/** Sends decisions. Each resolves to a function for what follows, to be called once the dialog has closed. */
export function useDeciding(list: DeskList, showOutcome: (outcome: DecisionOutcome | null) => void) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { next, leaves, page, isInList } = list;

  /** Opens the next application at once; what shows the decision is reloaded in the background. */
  const goOn = (outcome: DecisionOutcome) => {
    // The heading of the opened application takes the focus only if nothing else has it.
    (document.activeElement as HTMLElement | null)?.blur();
    if (next) {
      showOutcome(outcome);
      // Applications after a decided one move up, also from the next page.
      void navigate(list.pathOf(leaves ? { ...next, page } : next));
    } else {
      showOutcome(null);
      void navigate(list.listPath, withOutcome(outcome.text));
    }
    void refresh(...REFRESH_AFTER_DECISION);
  };

  return {
    /** Decides on the opened application and opens the next; one of another list stays open with its outcome. */
    one: async ({ _id: id, applicant: { name } }: DeskApplication, status: Step, note: string) => {
      const body = { status, ...(note && { note }) };
      const { tone, text } = await decideOn(
        send('patch', '/api/admin/applications/{id}', { params: { id }, body }),
      );
      const outcome: DecisionOutcome = { tone, text: `${name}: ${text}` };
      if (tone === 'ok' && status !== 'pending' && isInList) return () => goOn(outcome);
      return () => {
        showOutcome(outcome);
        void refresh(...REFRESH_AFTER_DECISION);
      };
    },
    /** Decides on the checked applications and stays in the list. */
    many: async (entries: readonly DeskApplication[], status: Exclude<Step, 'pending'>, note: string) => {
      const ids = entries.map(({ _id }) => _id);
      const answer = await send('post', MANY_PATH, { body: { ids, status, ...(note && { note }) } });
      return () => {
        showOutcome(outcomeOfMany(status, answer, entries));
        void refresh(...REFRESH_AFTER_DECISION);
      };
    },
  };
}
