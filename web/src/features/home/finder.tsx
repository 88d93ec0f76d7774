import { LIMITS, PAGE } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { useRef, useState, type FormEvent } from 'react';
import { useApi } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { Button } from '../../shared/ui/form/button.tsx';
import { SuggestionInput } from '../../shared/ui/form/suggest/suggestion-input.tsx';
import '../../shared/ui/page/blocks/finder.css';
import '../../shared/ui/page/blocks/results.css';
import { SearchIcon } from '../../shared/ui/display/icons.ts';
import { AlsoSearched, DidYouMean } from '../../shared/vocabulary/search-hints.tsx';
import { useAddressFilters } from '../../shared/ui/list/use-address-filters.ts';
import { useHydrated } from '../../shared/ui/page/use-hydrated.ts';
import { Loaded } from '../../shared/ui/feedback/loaded.tsx';
import { onTabKey } from '../../shared/ui/page/tab-keys.ts';
import { usePublicApply } from '../applications/use-public-apply.tsx';
import { ConsultantResult, ProjectResult, Results } from './results.tsx';

const TABS = {
  projects: {
    label: t`Projects`,
    none: t`No matching projects found.`,
    showAll: t`Show all projects`,
  },
  consultants: {
    label: t`Consultants`,
    none: t`No matching consultants found.`,
    showAll: t`Show all consultants`,
  },
};
type Tab = keyof typeof TABS;

/** "12 projects"; a full page may be the beginning of more. */
function foundText(tab: Tab, count: number): string {
  if (count === 0) return ' ';
  const all =
    tab === 'projects'
      ? plural(count, { one: '# project', other: '# projects' })
      : plural(count, { one: '# consultant', other: '# consultants' });
  return count < PAGE.defaultLimit ? all : t`The newest ${all}`;
}

/** The search on the home page. It loads on mount, when the tab changes and on Find. */
export function Finder() {
  const [{ skill, tab: chosen }, setFilters] = useAddressFilters('skill', 'tab');
  const tab: Tab = chosen === 'consultants' ? chosen : 'projects';
  const [text, setText] = useState(skill);
  const count = useRef<HTMLParagraphElement>(null);
  const [seen, setSeen] = useState(skill);
  if (seen !== skill) {
    // Another search came with the address.
    setSeen(skill);
    setText(skill);
  }
  const setSkill = (next: string) => setFilters({ skill: next });
  const apply = usePublicApply();
  const isHydrated = useHydrated();
  // Before hydration the address is not read.
  const search = useApi(isHydrated ? urlOf('/public/api/v0/home-search', { tab, skill }) : null);
  // A failed search shows no results, also where an earlier one had some (the specification, section 7).
  const found = search.error ? { ...search, data: undefined } : search;

  // Commas separate alternatives; suggestions are for the last one.
  const at = text.lastIndexOf(',') + 1;
  const chooseLast = (name: string) => setText(at === 0 ? name : `${text.slice(0, at)} ${name}`);

  const choose = (id: Tab) => {
    setFilters({ tab: id === 'projects' ? '' : id, skill: text.trim() });
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    // Searching for the same text reloads: results may be new, or the last load failed.
    if (text.trim() === skill) void search.mutate();
    setSkill(text.trim());
    // On a phone the field may stand at the bottom of the window.
    count.current?.scrollIntoView({ block: 'nearest' });
  };
  const showAll = () => {
    setText('');
    setSkill('');
    document.getElementById('skill')?.focus();
  };
  return (
    <div className="finder">
      <div className="ftabs" role="tablist" aria-label={t`Search in`} onKeyDown={onTabKey}>
        {(Object.keys(TABS) as Tab[]).map((id) => (
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
            {TABS[id].label}
          </button>
        ))}
      </div>
      <div className="finder-in" role="tabpanel" id="finder-panel" aria-labelledby={`tab-${tab}`}>
        <form className="searchrow" role="search" onSubmit={find}>
          <div className="field">
            <label htmlFor="skill">{t`Skill`}</label>
            <div className="has-icon">
              <SearchIcon />
              <SuggestionInput
                kind="skill"
                id="skill"
                type="search"
                placeholder={t`e.g. FI/CO, ABAP, EWM`}
                maxLength={LIMITS.skillSearch}
                value={text}
                typed={text.slice(at).trim()}
                onText={setText}
                onChoose={chooseLast}
              />
            </div>
          </div>
          <Button type="submit">{t`Find`}</Button>
        </form>
        <p className="small muted finder-found" role="status" ref={count}>
          {found.data ? foundText(tab, found.data[tab].length) : '\u00a0'}
          <AlsoSearched text={skill} />
        </p>
        <div className="finder-results">
          <Loaded
            query={found}
            failed="empty"
            empty={TABS[tab].none}
            isEmpty={(data) => data[tab].length === 0}
            emptyAction={
              skill && (
                <>
                  <DidYouMean text={skill} name="skill" />
                  <Button kind="second" small onClick={showAll}>
                    {TABS[tab].showAll}
                  </Button>
                </>
              )
            }
          >
            {({ projects, consultants }) =>
              tab === 'projects' ? (
                <Results key={`projects ${skill}`} found={projects}>
                  {(project) => (
                    <ProjectResult
                      key={project._id}
                      project={project}
                      onApply={(onApplied) => apply.toProject(project, onApplied)}
                    />
                  )}
                </Results>
              ) : (
                <Results key={`consultants ${skill}`} found={consultants}>
                  {(consultant) => (
                    <ConsultantResult
                      key={consultant._id}
                      consultant={consultant}
                      onApply={(onApplied) => apply.forConsultant(consultant, onApplied)}
                    />
                  )}
                </Results>
              )
            }
          </Loaded>
        </div>
        <noscript>
          <p className="muted">{t`The search needs JavaScript. Call us or write to us: we know who is available.`}</p>
        </noscript>
      </div>
      {apply.shown}
    </div>
  );
}
