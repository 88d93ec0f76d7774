import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { PlusIcon } from '../../../shared/ui/display/icons.ts';
import { DialogButton } from '../parts/dialog-button.tsx';

interface Props {
  text: string;
  /** Adds a link to the API documentation. */
  docs?: boolean;
  add: string;
  dialog: (close: () => void) => ReactNode;
}

/** The line above a list: what its entries are for, and the button for a new one. */
export function ListIntro({ text, docs, add, dialog }: Props) {
  return (
    <div className="row between">
      <p className="muted">
        {text}
        {docs && ' '}
        {/* Served by the API, in English. */}
        {docs && <a href="/docs" target="_blank" rel="noreferrer" hrefLang="en">{t`API documentation`}</a>}
      </p>
      <DialogButton dialog={dialog}>
        <PlusIcon />
        {add}
      </DialogButton>
    </div>
  );
}
