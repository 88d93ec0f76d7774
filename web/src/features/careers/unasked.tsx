import { t } from '@lingui/core/macro';
import { applyingAt, placeOf, rememberIntent } from '../../shared/api/session/intent.ts';
import { useUser } from '../../shared/api/session/session.ts';
import { ButtonLink } from '../../shared/ui/form/button.tsx';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { registerAs } from '../../shared/ui/page/register-link.ts';

/** Where people apply who have found no position: visitors after they have signed in. Companies see nothing. */
export function Unasked() {
  const user = useUser();
  if (user?.role === 'B2B') return null;
  const path = applyingAt(placeOf.speculative());
  return (
    <Section
      title={t`Nothing that fits?`}
      lead={t`Apply without a position: say what you are looking for, and we answer you. Your CV and your profile go along.`}
    >
      <p>
        {user ? (
          <ButtonLink kind="second" to={path}>{t`Apply without a position`}</ButtonLink>
        ) : (
          <ButtonLink kind="second" to={registerAs('JobSeeker')} onClick={() => rememberIntent(path)}>
            {t`Apply without a position`}
          </ButtonLink>
        )}
      </p>
    </Section>
  );
}
