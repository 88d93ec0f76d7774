import { COMPANY } from '@consulting/contracts';
import { telephone } from '../../shared/ui/telephone.ts';

/** Company name and address; pass `country` in the language of the page. */
export function CompanyAddress({ country = COMPANY.country }: { country?: string }) {
  return (
    <p>
      {COMPANY.name}
      <br />
      {COMPANY.street}
      <br />
      {COMPANY.postalCode} {COMPANY.city}
      <br />
      {country}
    </p>
  );
}

export function CompanyContact({ phone, email }: { phone: string; email: string }) {
  const [first] = COMPANY.phones;
  return (
    <p>
      {phone}: <a href={telephone(first)}>{first}</a>
      <br />
      {email}: <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
    </p>
  );
}
