import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { fullPath } from '../../language.ts';
import { CheckIcon, LinkIcon, MailIcon } from '../../ui/display/icons.ts';
import { useHydrated } from '../../ui/page/use-hydrated.ts';

/** Shares the address of a page: by the phone's own dialog, as a copied link, or by mail. */
export function Share({ title, path }: { title: string; path: string }) {
  const [copied, setCopied] = useState(false);
  const isHydrated = useHydrated();
  const address = () => window.location.origin + fullPath(path);
  const copy = () =>
    navigator.clipboard.writeText(address()).then(
      () => setCopied(true),
      // Without the permission to write, the address bar is where people copy it.
      () => window.prompt(t`The address of this page:`, address()),
    );
  const hasDialog = isHydrated && typeof navigator.share === 'function';
  const share = () =>
    hasDialog
      ? // Rejected when the reader closes the dialog.
        navigator.share({ title, url: address() }).catch(() => undefined)
      : copy();
  const mail = () => {
    const query = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address())}`;
    window.location.assign(`mailto:?${query}`);
  };
  const copiedText = (
    <>
      <CheckIcon />
      {t`Link copied`}
    </>
  );
  return (
    <div className="share no-print" role="group" aria-label={t`Share`}>
      <button type="button" className="narrow" disabled={!isHydrated} onClick={() => void share()}>
        {copied ? (
          copiedText
        ) : (
          <>
            <LinkIcon />
            {t`Share`}
          </>
        )}
      </button>
      <button type="button" className="wide" disabled={!isHydrated} onClick={() => void copy()}>
        {copied ? (
          copiedText
        ) : (
          <>
            <LinkIcon />
            {t`Copy link`}
          </>
        )}
      </button>
      <button type="button" className="wide" disabled={!isHydrated} onClick={mail}>
        <MailIcon />
        {t`Send by email`}
      </button>
      <span className="sr" role="status">
        {copied && t`Link copied`}
      </span>
    </div>
  );
}
