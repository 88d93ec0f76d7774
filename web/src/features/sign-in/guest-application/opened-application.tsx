import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { send } from '../../../shared/api/client.ts';
import type { GuestApplication } from '../../../shared/api/types.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import { ApiForm } from '../../../shared/ui/form/api-form.tsx';
import { Button, ButtonLink } from '../../../shared/ui/form/button.tsx';
import { PASSWORD_HINT, passwordProblem } from '../../../shared/ui/form/new-password.ts';
import { PasswordField } from '../../../shared/ui/form/password-field.tsx';
import { useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { SentDetails } from './sent-details.tsx';

/** Sends or deletes an application that waits; one that was sent says what comes next. */
export function OpenedApplication({ application, token }: { application: GuestApplication; token: string }) {
  const [discarded, setDiscarded] = useState('');
  const form = useApiForm({
    initial: { password: '' },
    validate: { password: (value) => (value === '' ? null : passwordProblem(value)) },
    texts: { failed: t`Failed to apply`, network: t`Something went wrong. Try again.` },
    send: async ({ password }) =>
      (await send('post', '/public/api/v0/apply/confirm', { body: { token, ...(password && { password }) } }))
        .message,
  });
  const discard = useTask({ failed: t`Something went wrong. Please try again.`, network: t`Server error` });
  const { target, sent } = application;
  const isOpen = target?.state === 'open';
  if (discarded)
    return (
      <Notice tone="ok" focusOnShow>
        {discarded}
      </Notice>
    );
  if (sent || form.done)
    return (
      <div className="stack">
        <Notice tone="ok" focusOnShow>
          {form.done || t`This application has been sent.`}
        </Notice>
        <p>
          {form.values.password
            ? t`You can follow it, add documents and withdraw it in your dashboard: sign in with your email address and the password you have just chosen.`
            : t`You can follow it, add documents and withdraw it in your dashboard. Choose a password for it now or later.`}
        </p>
        <p>
          {form.values.password ? (
            <ButtonLink to="/sign_in">{t`Sign in`}</ButtonLink>
          ) : (
            <ButtonLink to="/forgot-password">{t`Choose a password`}</ButtonLink>
          )}
        </p>
      </div>
    );
  return (
    <ApiForm
      form={form}
      outcomeLast
      actions={
        <div className="stack">
          {isOpen && (
            <Button type="submit" full working={form.working && t`Sending...`}>{t`Send application`}</Button>
          )}
          <p className="small">
            {t`Was it not you?`}{' '}
            <Button
              kind="quiet"
              small
              working={discard.working && t`Deleting...`}
              onClick={() =>
                void discard.run(async () => {
                  const answer = await send('post', '/public/api/v0/apply/discard', { body: { token } });
                  setDiscarded(answer.message);
                })
              }
            >{t`Delete everything that was sent`}</Button>
          </p>
          {discard.error && <Notice tone="bad">{discard.error}</Notice>}
        </div>
      }
    >
      {!isOpen && (
        <Notice tone="care">
          {application.kind === 'job'
            ? t`This job is not taking applications at the moment, so your application cannot be sent.`
            : t`This project is not taking applications at the moment, so your application cannot be sent.`}
        </Notice>
      )}
      <SentDetails application={application} />
      {isOpen && (
        <PasswordField
          label={t`Password`}
          show={t`Show password`}
          optional
          autoComplete="new-password"
          hint={
            <>
              {t`With a password you can follow your application in your dashboard at once.`} {PASSWORD_HINT}
            </>
          }
          {...form.getInputProps('password')}
        />
      )}
    </ApiForm>
  );
}
