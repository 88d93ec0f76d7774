import { t } from '@lingui/core/macro';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePage } from '../../../../shared/api/use-api.ts';
import { ButtonLink } from '../../../../shared/ui/form/button.tsx';
import { langOf, UNKNOWN_LANGUAGE } from '../../../../shared/ui/display/content-language.tsx';
import { SearchField } from '../../../../shared/ui/list/search-field.tsx';
import { fullName } from '../../../../shared/account/full-name.ts';

/** Entries that are offered at once; a search finds the others. */
const MOST = 6;

interface Choice {
  id: string;
  to: string;
  title: string;
  lang?: string | undefined;
  about: string;
}

interface ListProps {
  search: string;
  placeholder: string;
  text: string;
  onSearch: (text: string) => void;
  choices: readonly Choice[] | undefined;
  none: string;
  failed: boolean;
}

/** A search whose results are links that choose. */
function Choices({ search, placeholder, text, onSearch, choices, none, failed }: ListProps) {
  const shown = choices?.slice(0, MOST);
  return (
    <>
      <SearchField hiddenLabel label={search} placeholder={placeholder} value={text} onSearch={onSearch} />
      {shown && shown.length > 0 && (
        <ul className="propose-choices">
          {shown.map(({ id, to, title, lang, about }) => (
            <li key={id}>
              <Link to={to}>
                <span lang={lang}>{title}</span>
                <span className="caption muted">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="caption muted" role="status">
        {failed ? t`This could not be loaded.` : shown?.length === 0 ? none : null}
      </p>
    </>
  );
}

/** Freelancers, and consultants who are not listed. */
export function ChoosePerson({ path }: { path: (kind: 'userid' | 'consultantid', id: string) => string }) {
  const [q, setQ] = useState('');
  const freelancers = usePage('/api/admin/people', { q, role: 'Freelancer', blocked: 'false' }, 1);
  const consultants = usePage('/api/admin/consultants', { q, listed: 'false' }, 1);
  const unlisted = consultants.data?.items ?? [];
  const choices = freelancers.data &&
    consultants.data && [
      ...unlisted.slice(0, MOST / 2).map(({ _id: id, name, position }) => ({
        id,
        to: path('consultantid', id),
        title: name,
        lang: UNKNOWN_LANGUAGE,
        about: [t`Consultant, not listed`, position].filter(Boolean).join(' · '),
      })),
      ...freelancers.data.items.map((person) => ({
        id: person._id,
        to: path('userid', person._id),
        title: fullName(person),
        lang: UNKNOWN_LANGUAGE,
        about: [t`Freelancer`, person.skills.slice(0, 3).join(', ')].filter(Boolean).join(' · '),
      })),
    ];
  return (
    <Choices
      search={t`Search people`}
      placeholder={t`Name or skill`}
      text={q}
      onSearch={setQ}
      choices={choices}
      none={t`No freelancer and no consultant who is not listed matches.`}
      failed={Boolean(freelancers.error ?? consultants.error)}
    />
  );
}

/** Open projects of companies. */
export function ChooseProject({ path }: { path: (id: string) => string }) {
  const [q, setQ] = useState('');
  const projects = usePage('/api/admin/projects', { q, state: 'open', owner: 'companies' }, 1);
  const choices = projects.data?.items
    .filter(({ hidden }) => !hidden)
    .map((project) => ({
      id: project._id,
      to: path(project._id),
      title: project.title,
      lang: langOf(project),
      about: project.companyName ?? t`Company without a name`,
    }));
  return (
    <Choices
      search={t`Search projects`}
      placeholder={t`Title of the project`}
      text={q}
      onSearch={setQ}
      choices={choices}
      none={t`No open project of a company matches.`}
      failed={Boolean(projects.error)}
    />
  );
}

interface PartProps {
  title: string;
  /** The chosen person or project; null before one is chosen. */
  chosen: { title: string; lang?: string | undefined; about: string; change: string } | null;
  children: ReactNode;
}

/** One of the two that are chosen. */
export function ChoicePart({ title, chosen, children }: PartProps) {
  const id = useId();
  return (
    <section className="propose-choice" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {chosen ? (
        <div className="row between">
          <p>
            <b lang={chosen.lang}>{chosen.title}</b>
            {chosen.about && (
              <>
                <br />
                <span className="caption muted">{chosen.about}</span>
              </>
            )}
          </p>
          <ButtonLink small kind="second" to={chosen.change}>
            {t`Change`}
            <span className="sr">: {title}</span>
          </ButtonLink>
        </div>
      ) : (
        children
      )}
    </section>
  );
}
