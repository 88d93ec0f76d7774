import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { adminPath } from '../admin-location.ts';

interface Props {
  id: string;
  name?: string;
  /** Whether the company still is a B2B user and so has a page. */
  isUser: boolean;
}

/** A company's name, linked to its page. */
export function CompanyLink({ id, name, isUser }: Props) {
  const shown = name || t`Company without a name`;
  return isUser ? <Link to={adminPath('b2b', { userid: id })}>{shown}</Link> : shown;
}
