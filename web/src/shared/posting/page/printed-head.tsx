import { COMPANY } from '@consulting/contracts';
import { fullPath } from '../../language.ts';
import { publicUrl } from '../../ui/page/seo.tsx';

/** Whose page it is, and where: on paper, which has no navigation, footer nor address bar. */
export function PrintedHead({ path }: { path: string }) {
  const { name, street, postalCode, city, phones, email } = COMPANY;
  return (
    <div className="print-only printed-head">
      <p>
        <b>{name}</b>
        <br />
        {`${street}, ${postalCode} ${city} · ${phones[0]} · ${email}`}
        <br />
        {publicUrl() + fullPath(path)}
      </p>
    </div>
  );
}
