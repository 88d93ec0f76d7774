import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import './search-hints.css';
import { useHints } from './use-vocabulary.ts';

/** Explains what else a search text found: "Also searched for: S/4HANA." Renders nothing if it has no other names. */
export function AlsoSearched({ text }: { text: string }) {
  const names = useHints(text).data?.also ?? [];
  if (names.length === 0) return null;
  return <span className="also-searched">{t`Also searched for: ${names.join(', ')}`}</span>;
}

interface Props {
  text: string;
  /** The parameter of the address that has the text. */
  name?: string;
}

/** Below the text of a list in which nothing was found: a link that searches for the text without its slip. */
export function DidYouMean({ text, name = 'q' }: Props) {
  const corrected = useHints(text).data?.didYouMean;
  const { search } = useLocation();
  if (!corrected) return null;
  const query = new URLSearchParams(search);
  query.set(name, corrected);
  query.delete('page');
  return (
    <p>
      <Trans>
        Did you mean{' '}
        <Link to={{ search: String(query) }} preventScrollReset>
          {corrected}
        </Link>
        ?
      </Trans>
    </p>
  );
}
