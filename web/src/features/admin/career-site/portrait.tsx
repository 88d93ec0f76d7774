import { portraitPath } from '@consulting/contracts';
import { useEffect, useState } from 'react';
import { getFile } from '../../../shared/api/client.ts';
import type { TeamMember } from '../../../shared/api/types.ts';
import { urlOf } from '../../../shared/api/wire.ts';

/** The first letters of the first and the last name, for who has no portrait. */
export const initials = (name: string): string => {
  const names = name.split(/\s+/).filter(Boolean);
  return [names[0], names.length > 1 ? names.at(-1) : '']
    .map((each) => [...(each ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

/** The portrait of a member beside the printed name. That of a hidden one has no public address. */
export function Portrait({ member: { _id, name, shown, portrait } }: { member: TeamMember }) {
  const hidden = useHiddenPortrait(!shown && portrait ? { member: _id, portrait: portrait._id } : null);
  const src = portrait && shown ? portraitPath(portrait._id, 176) : hidden;
  if (!src)
    return (
      <span className="own-portrait" aria-hidden="true">
        {initials(name)}
      </span>
    );
  return <img className="own-portrait" src={src} alt="" width="176" height="176" />;
}

function useHiddenPortrait(of: { member: string; portrait: string } | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const { member, portrait } = of ?? {};
  useEffect(() => {
    if (!member) return setUrl(null);
    let isGone = false;
    let made: string | undefined;
    void getFile(urlOf('/api/admin/career-site/team/{id}/portrait', { id: member }), 'image/webp')
      .then((file) => {
        if (isGone) return;
        made = URL.createObjectURL(file);
        setUrl(made);
      })
      // The initials stay.
      .catch(() => undefined);
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [member, portrait]);
  return url;
}
