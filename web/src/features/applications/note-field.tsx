import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { formatNumber } from '../../shared/language.ts';
import { TextAreaField } from '../../shared/ui/form/fields.tsx';
import './note-field.css';

const MOST = formatNumber(LIMITS.message);

interface Props extends Omit<ComponentProps<typeof TextAreaField>, 'maxLength'> {
  value?: string;
}

/** A note that goes with an application or a decision, with the count of its characters. */
export function NoteField({ value = '', ...field }: Props) {
  const length = formatNumber(value.length);
  return (
    <div className="note-field">
      <TextAreaField rows={5} maxLength={LIMITS.message} value={value} {...field} />
      <p className="hint num">{t`${length} of ${MOST} characters`}</p>
    </div>
  );
}
