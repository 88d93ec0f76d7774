import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloseIcon } from '../../../shared/ui/display/icons.ts';
import { Button, ButtonLink } from '../../../shared/ui/form/button.tsx';
import type { Consultant } from '../../../shared/api/types.ts';
import { useChosen, type Comparison } from './use-comparison.ts';

interface Props {
  comparison: Comparison;
  /** The consultants of the list. */
  shown: readonly Consultant[] | undefined;
  /** The id of the sentence that says how many can be chosen. */
  id: string;
}

/** Stays at the bottom of the window while consultants are chosen, and leads to their comparison. */
export function CompareBar({ comparison, shown, id }: Props) {
  const { ids, isFull, toggle, clear, opened } = comparison;
  const { chosen } = useChosen(ids, shown);
  if (ids.length === 0) return null;
  const enough = ids.length > 1;
  return (
    <section className="compare-bar" aria-label={t`Chosen for the comparison`}>
      <ul className="filter-chips">
        {chosen.map(({ _id, name }) => (
          <li key={_id}>
            <button type="button" onClick={() => toggle(_id)}>
              {name} <CloseIcon />
              <span className="sr">
                <Trans>Remove from the comparison</Trans>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="small" id={id} role="status">
        {isFull
          ? t`Three is the most. Remove one to choose another.`
          : enough
            ? t`You can choose one more.`
            : t`Choose one or two more to compare.`}
      </p>
      <div className="row">
        <Button kind="quiet" small onClick={clear}>{t`Clear selection`}</Button>
        {enough && (
          <ButtonLink to={opened}>
            {plural(ids.length, { one: 'Compare # consultant', other: 'Compare # consultants' })}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
