import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState, type FormEvent } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import '../../shared/ui/blocks/finder.css';
import '../../shared/ui/blocks/results.css';
import { SearchIcon } from '../../shared/ui/icons.ts';
import { Loading } from '../../shared/ui/loaded.tsx';
import { onTabKey } from '../../shared/ui/tab-keys.ts';
import { ConsultantResults, ProjectResults } from './results.tsx';
import { useHomeApply } from './use-home-apply.ts';
import { useHomeSearch, type SearchTab } from './use-home-search.ts';

const TABS: readonly { id: SearchTab; label: string }[] = [
  { id: 'projects', label: t`Projects` },
  { id: 'consultants', label: t`Consultants` },
];

/** The search on the home page. It loads on mount, when the tab changes and on Find. */
export function Finder() {
  const [tab, setTab] = useState<SearchTab>('projects');
  const [text, setText] = useState('');
  const [skill, setSkill] = useState('');
  const apply = useHomeApply();
  const { data, error, mutate } = useHomeSearch(tab, skill);

  const choose = (id: SearchTab) => {
    setTab(id);
    setSkill(text.trim());
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    // Searching for the same text reloads: results may be new, or the last load failed.
    if (text.trim() === skill) void mutate();
    setSkill(text.trim());
  };
  const showAll = () => {
    setText('');
    setSkill('');
    document.getElementById('skill')?.focus();
  };
  const onShowAll = skill ? showAll : undefined;
  return (
    <div className="finder">
      <div className="ftabs" role="tablist" aria-label={t`Search in`} onKeyDown={onTabKey}>
        {TABS.map(({ id, label }) => (
          <button
            key={id}
            role="tab"
            type="button"
            id={`tab-${id}`}
            aria-selected={tab === id}
            aria-controls="finder-panel"
            tabIndex={tab === id ? 0 : -1}
            onClick={() => choose(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="finder-in" role="tabpanel" id="finder-panel" aria-labelledby={`tab-${tab}`}>
        <form className="searchrow" role="search" onSubmit={find}>
          <div className="field">
            <label htmlFor="skill">{t`Skill`}</label>
            <div className="has-icon">
              <SearchIcon />
              <input
                className="in"
                id="skill"
                type="search"
                placeholder={t`e.g. FI/CO, ABAP, EWM`}
                maxLength={LIMITS.search}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </div>
          </div>
          <Button type="submit">{t`Find`}</Button>
        </form>
        <div className="finder-results">
          {!data && !error ? (
            <Loading />
          ) : tab === 'projects' ? (
            <ProjectResults
              key={skill}
              projects={data?.projects ?? []}
              onApply={apply.applyToProject}
              onShowAll={onShowAll}
            />
          ) : (
            <ConsultantResults
              key={skill}
              consultants={data?.consultants ?? []}
              onApply={apply.applyForConsultant}
              onShowAll={onShowAll}
            />
          )}
        </div>
        <noscript>
          <p className="muted">{t`The search needs JavaScript. Call us or write to us: we know who is available.`}</p>
        </noscript>
      </div>
      {apply.notice}
    </div>
  );
}
