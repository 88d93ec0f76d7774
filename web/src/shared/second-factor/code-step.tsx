import { t } from '@lingui/core/macro';
import { TEXTS } from '@consulting/contracts';
import { useEffect, useState } from 'react';
import { signInWithCode } from '../api/session/sign-in.ts';
import { Button } from '../ui/form/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { required, useApiForm } from '../ui/form/use-api-form.ts';
import { CodeField } from './code-field.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { knowsPasskeys, signInByOwnPasskey } from './passkeys.ts';
import { withinStep, type SecondStepProps } from './within-step.ts';

/** The second step of a sign-in: a code or a passkey. */
export function CodeStep({ audience, pending, onDone, onOver }: SecondStepProps) {
  const hasApp = pending.ways.includes('code');
  const [isRecovery, setRecovery] = useState(!hasApp);
  const form = useApiForm({
    initial: { code: '' },
    validate: { code: required(TEXTS.codeRequired) },
    texts: { failed: t`Signing in failed. Please try again.`, network: t`Server error` },
    send: async ({ code }) => {
      await withinStep(onOver, () => signInWithCode(audience, pending.token, code));
      onDone?.();
    },
  });
  const { ref } = form.props;
  // The previous field is gone, or has another keyboard.
  const first = hasApp || !knowsPasskeys() ? 'input' : 'button';
  useEffect(() => ref.current?.querySelector<HTMLElement>(first)?.focus(), [ref, isRecovery, first]);
  const change = () => {
    form.reset();
    form.clear();
    setRecovery(!isRecovery);
  };
  return (
    <form className="form" aria-label={t`Second step`} {...form.props}>
      {form.error && !form.errors['code'] && <Notice tone="bad">{form.error}</Notice>}
      {pending.ways.includes('passkey') && (
        <PasskeySignIn
          audience={audience}
          onDone={onDone}
          signIn={() => withinStep(onOver, () => signInByOwnPasskey(audience, pending.token))}
        />
      )}
      <CodeField isRecovery={isRecovery} {...form.getInputProps('code')} />
      <Button type="submit" full working={form.working && t`Signing in...`}>{t`Sign in`}</Button>
      <div className="step-ways">
        {hasApp && (
          <Button kind="quiet" small onClick={change}>
            {isRecovery ? t`Use a code of the app` : t`Use a recovery code`}
          </Button>
        )}
        <Button kind="quiet" small onClick={() => onOver()}>{t`Back to the password`}</Button>
      </div>
      <p className="small muted">
        {audience === 'admin'
          ? t`None of these at hand? Another administrator can reset your second factor.`
          : t`None of these at hand? Please contact us: after a check we reset your second factor.`}
      </p>
    </form>
  );
}
