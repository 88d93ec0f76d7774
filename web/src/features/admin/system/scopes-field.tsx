import type { KeyScope } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useId, type ReactNode } from 'react';
import { AlertIcon } from '../../../shared/ui/icons.ts';
import { SCOPE_ROWS, SCOPE_WORDS } from './key-words.ts';

interface Props {
  value?: KeyScope[];
  onChange: (next: KeyScope[]) => void;
  error?: ReactNode;
}

/** What a key opens: check boxes in rows, one for each subject. */
export function ScopesField({ value = [], onChange, error }: Props) {
  const id = useId();
  const toggle = (scope: KeyScope) =>
    onChange(value.includes(scope) ? value.filter((each) => each !== scope) : [...value, scope]);
  return (
    <fieldset className={error ? 'field err' : 'field'}>
      <legend className="lbl key-scopes-legend">{t`What the key opens`}</legend>
      <p className="hint">{t`Choose no more than the program needs. It cannot be changed later.`}</p>
      {error && (
        <p className="msg-err" id={`${id}-error`}>
          <AlertIcon />
          {error}
        </p>
      )}
      <div className="key-scopes">
        {SCOPE_ROWS.map((scopes) => (
          <div key={scopes.join()} className="key-scopes-row">
            {scopes.map((scope) => (
              <label key={scope} className="check">
                <input
                  type="checkbox"
                  checked={value.includes(scope)}
                  onChange={() => toggle(scope)}
                  aria-labelledby={`${id}-${scope}`}
                  aria-describedby={[error && `${id}-error`, `${id}-${scope}-text`].filter(Boolean).join(' ')}
                  aria-invalid={error ? true : undefined}
                />
                <span>
                  <b id={`${id}-${scope}`}>{SCOPE_WORDS[scope].label}</b>
                  <span className="small muted" id={`${id}-${scope}-text`}>
                    {SCOPE_WORDS[scope].text}
                  </span>
                </span>
              </label>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
