import { plural, t } from '@lingui/core/macro';
import { memo, type DragEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../shared/ui/form/button.tsx';
import { ArrowIcon, FileIcon } from '../../../shared/ui/display/icons.ts';
import { daysSince, type BoardCard } from './board-columns.ts';
import './board-card.css';

/** From so many days on, a card stands out. */
const LATE = 5;

interface Props {
  card: BoardCard;
  /** Whether the Tab key leads to this card: to one of the board. */
  isActive: boolean;
  /** The stage to the right; none in the last column, and where nothing can be moved. */
  next?: { stage: string; name: string } | undefined;
  canMove: boolean;
  onMove: (id: string, to: string) => void;
  onChoose: (id: string) => void;
  onActive: (id: string) => void;
}

/** A card of the board: its link opens the application, its buttons move it. Memoized, because a board has hundreds. */
export const Card = memo(function Card(props: Props) {
  const { card, isActive, next, canMove, onMove, onChoose, onActive } = props;
  const { _id: id, name, headline, about, stageSince, to } = card;
  const days = daysSince(stageSince);
  const start = (event: DragEvent) => {
    event.dataTransfer.setData(DRAGGED, id);
    event.dataTransfer.effectAllowed = 'move';
  };
  return (
    <div
      className="board-card"
      role="gridcell"
      data-key={id}
      draggable={canMove}
      onDragStart={start}
      onFocus={() => onActive(id)}
    >
      <Link to={to} tabIndex={isActive ? 0 : -1} draggable={false}>
        {name}
      </Link>
      <span className={days >= LATE ? 'days late' : 'days'}>
        {plural(days, { 0: 'Today', one: '# day', other: '# days' })}
      </span>
      {headline && <p className="about">{headline}</p>}
      {about && <p className="about">{about}</p>}
      <Files card={card} />
      {canMove && (
        <div className="move">
          {next && (
            <Button
              small
              kind="second"
              tabIndex={isActive ? 0 : -1}
              aria-label={t`${next.name}: move ${name} there`}
              onClick={() => onMove(id, next.stage)}
            >
              {next.name}
              <ArrowIcon />
            </Button>
          )}
          <Button
            small
            kind="quiet"
            tabIndex={isActive ? 0 : -1}
            aria-label={t`Other stage for ${name}`}
            onClick={() => onChoose(id)}
          >
            {t`Other stage`}
          </Button>
        </div>
      )}
    </div>
  );
});

/** The type under which a drag carries the id of its application. */
export const DRAGGED = 'application/x-application-id';

function Files({ card: { hasCv, hasCertificate } }: { card: BoardCard }) {
  if (!hasCv && !hasCertificate) return null;
  const both = t`CV, certificate`;
  return (
    <p className="files">
      <FileIcon />
      {hasCv && hasCertificate ? both : hasCv ? t`CV` : t`Certificate`}
    </p>
  );
}
