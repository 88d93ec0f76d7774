import { ACCOUNT_EMAIL, LIMITS, TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { nameRule } from '../../../shared/account/name-rule.ts';
import { typedEmail } from '../../../shared/account/typed-email.ts';
import { send } from '../../../shared/api/client.ts';
import { ApiError } from '../../../shared/api/errors.ts';
import { LANGUAGE } from '../../../shared/language.ts';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Button } from '../../../shared/ui/form/button.tsx';
import { DraftNotice } from '../../../shared/ui/form/draft-notice.tsx';
import { EmailField, focusFirstError, TextAreaField, TextField } from '../../../shared/ui/form/fields.tsx';
import { PdfInput } from '../../../shared/ui/form/pdf/pdf-input.tsx';
import { useDraft } from '../../../shared/ui/form/use-draft.ts';
import { useFormTraces } from '../../../shared/ui/form/use-form-traces.tsx';
import { UntilHydrated } from '../../../shared/ui/page/until-hydrated.tsx';

/** The job or project of an application. */
export interface GuestTarget {
  kind: 'job' | 'project';
  id: string;
}

const EMPTY = { first_name: '', last_name: '', email: '', note: '' };
type Values = typeof EMPTY;
type Errors = Partial<Record<keyof Values | 'cv', string>>;

const PATHS = {
  job: '/public/api/v0/jobs/{id}/apply',
  project: '/public/api/v0/projects/{id}/apply',
} as const;

/** The rules of the API that need no server. */
function problemsOf({ first_name, last_name, email }: Values, cv: File | null): Errors {
  const errors: Errors = {};
  const first = first_name.trim() ? nameRule(first_name) : t`First name is required`;
  const last = nameRule(last_name);
  if (first) errors.first_name = first;
  if (last) errors.last_name = last;
  if (!email.trim()) errors.email = TEXTS.emailRequired;
  else if (!ACCOUNT_EMAIL.test(typedEmail(email))) errors.email = TEXTS.emailInvalid;
  if (!cv) errors.cv = t`Please choose your CV as a PDF`;
  return errors;
}

interface Props {
  target: GuestTarget;
  /** Called with the address when the application waits for its confirmation. */
  onSent: (email: string) => void;
}

/** Four fields and a note. An unsent application is kept as a draft, without the file. */
export function GuestForm({ target: { kind, id }, onSent }: Props) {
  const draft = useDraft(`guest-application:${id}`, EMPTY);
  const values = draft.value;
  const { traces, trap } = useFormTraces();
  // Whether the server has asked for one more press, because what was sent may be a program's.
  const isAsked = useRef(false);
  const [cv, setCv] = useState<File | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [progress, setProgress] = useState(0);
  const task = useTask({ failed: t`Failed to apply`, network: t`Something went wrong. Try again.` });
  const form = useRef<HTMLFormElement>(null);
  const field = (name: keyof Values) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      draft.change({ ...values, [name]: event.target.value }),
  });
  const choose = (file: File | null) => {
    setCv(file);
    // The refusal was about the file before.
    if (errors.cv === undefined) return;
    setErrors(({ cv: _, ...others }) => others);
    task.clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(values, cv);
    setErrors(found);
    task.clear();
    if (!cv || Object.keys(found).length > 0) return focusFirstError(form.current);
    setProgress(0);
    void task.run(
      async () => {
        const { first_name, last_name, email, note } = values;
        const typed = { first_name: first_name.trim(), last_name: last_name.trim(), email: email.trim() };
        const again = isAsked.current ? { again: 'true' as const } : {};
        const sent = { ...typed, note, language: LANGUAGE, ...traces(), ...again, cv };
        await send('post', PATHS[kind], { params: { id }, form: sent, onProgress: setProgress }).catch(
          (error: unknown) => {
            isAsked.current = error instanceof ApiError && error.code === 'guest-application.press-again';
            throw error;
          },
        );
        draft.done();
        setCv(null);
        onSent(typed.email);
      },
      (wrong) => {
        setErrors(wrong);
        focusFirstError(form.current);
      },
    );
  };
  return (
    <form className="form" ref={form} noValidate onSubmit={submit}>
      <UntilHydrated>
        {draft.restored && <DraftNotice onDiscard={() => draft.done()} />}
        <div className="two">
          <TextField
            label={t`First name`}
            autoComplete="given-name"
            maxLength={LIMITS.name}
            {...field('first_name')}
          />
          <TextField
            label={t`Last name`}
            hint={t`Leave it empty if you have one name only.`}
            autoComplete="family-name"
            maxLength={LIMITS.name}
            {...field('last_name')}
          />
        </div>
        <EmailField autoComplete="email" inputMode="email" {...field('email')} />
        <PdfInput
          label={t`CV`}
          error={errors.cv}
          file={cv}
          onFile={choose}
          progress={task.working ? progress : null}
        />
        <TextAreaField
          label={t`Note`}
          optional
          rows={3}
          hint={t`Anything we should know that is not in your CV.`}
          maxLength={LIMITS.message}
          {...field('note')}
        />
        {trap}
        <p className="small muted">
          <Trans>
            We use your data for this application only. How long we keep it, and your rights:{' '}
            <Link to="/privacy_policy#applying">data protection for applicants</Link>
          </Trans>
        </p>
        <div aria-live="polite">{task.error && <Notice tone="bad">{task.error}</Notice>}</div>
        <div className="row">
          <Button type="submit" working={task.working && t`Sending...`}>{t`Send application`}</Button>
          <p className="small muted">
            {t`We send you an email with a link. Your application is sent when you confirm there.`}
          </p>
        </div>
      </UntilHydrated>
    </form>
  );
}
