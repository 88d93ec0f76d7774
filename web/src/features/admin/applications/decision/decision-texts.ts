import {
  applicationText,
  fillTemplate,
  TEMPLATE_PLACEHOLDERS,
  type AppliedFor,
  type Decision,
  type Language,
} from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import type { DeskApplication, Template } from '../../../../shared/api/types.ts';

/** A new status of an application: a decision, or pending again. */
export type Step = Decision | 'pending';

/** A person who is notified of a decision. */
export interface Concerned {
  name: string;
  /** Known only for a single person; templates may use it. */
  first_name?: string;
  /** Language of the account, in which messages are sent. */
  language: Language;
  /** The target of the application; administrators decide in the firm's name. */
  about: AppliedFor;
}

export const concerned = ({ applicant, kind, target }: DeskApplication, first_name?: string): Concerned => ({
  name: applicant.name,
  language: applicant.language,
  ...(first_name && { first_name }),
  about: { kind, title: target.title, owner: target.owner, isFirm: true },
});

const ONE: Record<Step, (name: string) => string> = {
  selected: (name) => t`Select ${name}`,
  rejected: (name) => t`Reject ${name}`,
  pending: (name) => t`Set ${name} back to pending`,
};
const MANY: Record<Step, (count: number) => string> = {
  selected: (count) => plural(count, { one: 'Select # applicant', other: 'Select # applicants' }),
  rejected: (count) => plural(count, { one: 'Reject # applicant', other: 'Reject # applicants' }),
  pending: (count) =>
    plural(count, { one: 'Set # applicant back to pending', other: 'Set # applicants back to pending' }),
};

export function dialogTitle(step: Step, people: readonly Concerned[]): string {
  const [first] = people;
  return people.length === 1 && first ? ONE[step](first.name) : MANY[step](people.length);
}

/** The different messages that are sent, each with the number of recipients. */
export function sentences(step: Step, people: readonly Concerned[]): [sentence: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { about } of people) {
    const sentence = applicationText(about, step);
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return [...counts];
}

/** Values for templates that are the same for all; values that differ are omitted. */
function commonValues(people: readonly Concerned[]): Partial<Record<string, string>> {
  const common = (value: (each: Concerned) => string | undefined) => {
    const values = new Set(people.map(value));
    return values.size === 1 ? [...values][0] : undefined;
  };
  return {
    first_name: people.length === 1 ? people[0]?.first_name : undefined,
    title: common(({ about }) => about.title),
    company: common(({ about }) => about.owner),
  };
}

/** The filled templates that suit everybody. All get the same note, so it cannot name one of them. */
export function filledTemplates(
  templates: readonly Template[],
  people: readonly Concerned[],
): { _id: string; name: string; text: string }[] {
  const values = commonValues(people);
  const full = {
    first_name: values['first_name'] ?? '',
    title: values['title'] ?? '',
    company: values['company'] ?? '',
  };
  return templates
    .filter(({ text }) => TEMPLATE_PLACEHOLDERS.every((name) => !text.includes(`{${name}}`) || values[name]))
    .map(({ _id, name, text }) => ({ _id, name, text: fillTemplate(text, full) }));
}

/** Returns the note with a template that replaces the one in it, else is added below the text. */
export function withTemplate(note: string, before: string | undefined, text: string): string {
  const at = before ? note.indexOf(before) : -1;
  if (before && at >= 0) {
    const [above, below] = [note.slice(0, at), note.slice(at + before.length)];
    if (text) return above + text + below;
    return [above.trimEnd(), below.trimStart()].filter(Boolean).join('\n\n');
  }
  return [note.trimEnd(), text].filter(Boolean).join('\n\n');
}
