import {
  ACCOUNT_EMAIL,
  COMPANY,
  CONTACT_EMAIL,
  LIMITS,
  TEXTS,
  TIMING,
  type ContactKind,
} from '@consulting/contracts';
import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { send } from '../api/client.ts';
import { LANGUAGE } from '../language.ts';
import { Button } from '../ui/form/button.tsx';
import { DraftNotice } from '../ui/form/draft-notice.tsx';
import { EmailField, focusFirstError, TextAreaField, TextField } from '../ui/form/fields.tsx';
import { callFirm } from './firm-phone.ts';
import { nameRule } from '../account/name-rule.ts';
import { typedEmail } from '../account/typed-email.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { UntilHydrated } from '../ui/page/until-hydrated.tsx';
import { useFormTraces } from '../ui/form/use-form-traces.tsx';
import { useDraft } from '../ui/form/use-draft.ts';

/** What to write, for each kind of message. */
const HINTS: Record<ContactKind, string> = {
  contact: t`Release, interfaces, deadline: three lines are enough.`,
  barrier: t`The page, what you wanted to do, and what you use: for instance a screen reader, the keyboard or a high zoom.`,
};

const EMPTY = { name: '', email: '', message: '' };
type Values = typeof EMPTY;
type Errors = Partial<Record<keyof Values, ReactNode>>;

/** The specification's form takes only addresses with an ending of two to four letters. */
function OtherWays() {
  const { email, phones } = COMPANY;
  return (
    <span>
      <Trans>
        This form takes only addresses that end like .de or .info. Please enter another one, write to{' '}
        <a href={`mailto:${email}`}>{email}</a> or call <a href={callFirm(phones[0])}>{phones[0]}</a>. Your
        message stays here.
      </Trans>
    </span>
  );
}

/** Validation as in the specification, section 5; runs only on submit. */
export function contactErrors({ name, email, message }: Values, kind: ContactKind = 'contact'): Errors {
  const errors: Errors = {};
  const nameError = name.trim() ? nameRule(name) : TEXTS.nameRequired;
  if (nameError) errors.name = nameError;
  if (!email.trim()) errors.email = TEXTS.emailRequired;
  else if (!CONTACT_EMAIL.test(typedEmail(email))) {
    const isAddress = ACCOUNT_EMAIL.test(typedEmail(email));
    if (!isAddress) errors.email = TEXTS.emailInvalid;
    else if (kind === 'contact') errors.email = <OtherWays />;
  }
  if (!message.trim()) errors.message = TEXTS.messageRequired;
  return errors;
}

/**
 * "Send us a message", or the report of a barrier, below a heading of the page. Bots are detected by `website`, a field hidden from people, and `elapsed`, the time since the
 * form was shown. An unsent message is kept as a draft.
 */
export function ContactForm({ kind = 'contact' }: { kind?: ContactKind }) {
  const draft = useDraft(kind, EMPTY);
  const values = draft.value;
  const { traces, trap } = useFormTraces();
  const [errors, setErrors] = useState<Errors>({});
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null);
  const [working, setWorking] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (outcome !== 'sent') return;
    const timer = window.setTimeout(() => setOutcome(null), TIMING.contactNotice);
    return () => window.clearTimeout(timer);
  }, [outcome]);

  const field = (name: keyof Values) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      draft.change({ ...values, [name]: event.target.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (working) return;
    const found = contactErrors(values, kind);
    setErrors(found);
    // Hides the previous notice, so that each one is shown for its own 5 seconds.
    setOutcome(null);
    if (Object.keys(found).length > 0) return focusFirstError(form.current);
    setWorking(true);
    try {
      const { name, email, message } = values;
      const typed = { name: name.trim(), email: email.trim(), message: message.trim() };
      const body = { ...typed, kind, language: LANGUAGE, ...traces() };
      await send('post', '/public/api/v0/contact-admin', { body });
      draft.done();
      setOutcome('sent');
    } catch {
      setOutcome('failed');
    }
    setWorking(false);
  };
  return (
    <form className="card form" ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <UntilHydrated>
        {kind === 'contact' && <h3>{t`Send us a message`}</h3>}
        {draft.restored && <DraftNotice onDiscard={() => draft.done()} />}
        <TextField label={t`Name`} autoComplete="name" maxLength={LIMITS.name} {...field('name')} />
        <EmailField autoComplete="email" {...field('email')} />
        <TextAreaField
          label={t`Message`}
          hint={HINTS[kind]}
          maxLength={LIMITS.message}
          {...field('message')}
        />
        {trap}
        <div aria-live="polite">
          {outcome === 'sent' && <Notice tone="ok">{TEXTS.contactSent}</Notice>}
          {outcome === 'failed' && <Notice tone="bad">{TEXTS.contactFailed}</Notice>}
        </div>
        <p>
          <Button type="submit" working={working && t`Sending...`}>{t`Send`}</Button>
        </p>
      </UntilHydrated>
    </form>
  );
}
