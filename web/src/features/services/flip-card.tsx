import { BREAKPOINTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useRef, type PointerEvent } from 'react';
import { ReadMore } from '../../shared/ui/page/go-link.tsx';
import { CloseIcon, PlusIcon } from '../../shared/ui/display/icons.ts';
import { Illustration } from '../../shared/ui/page/illustration.tsx';
import { services } from '#services';
import { PICTURES } from './pictures.ts';
import type { ServiceSlug } from './service.ts';

interface Props {
  slug: ServiceSlug;
  flipped: boolean;
  onFlip: () => void;
  onFlipBack: () => void;
}

const isWide = () => window.innerWidth > BREAKPOINTS.mobile;
const isHover = (event: PointerEvent) => event.pointerType === 'mouse' && isWide();

/**
 * A card with a back. Above 991 px hovering with a mouse flips it, below a tap; its button flips it at any width, for
 * the keyboard. The hidden side is inert.
 */
export function FlipCard({ slug, flipped, onFlip, onFlipBack }: Props) {
  const { title, short } = services[slug];
  const front = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);

  const turn = flipped ? onFlipBack : onFlip;
  const turnByButton = () => {
    turn();
    // The focus moves to the visible side as soon as it is no longer inert.
    requestAnimationFrame(() => (flipped ? front : back).current?.focus({ preventScroll: true }));
  };
  return (
    <article
      className={flipped ? 'flip-card flipped' : 'flip-card'}
      onPointerEnter={(event) => isHover(event) && onFlip()}
      onPointerLeave={(event) => isHover(event) && onFlipBack()}
      onClick={(event) => {
        const onControl = (event.target as HTMLElement).closest('a, button');
        if (!onControl && !isWide()) turn();
      }}
    >
      <div className="flip-inner">
        <div className="flip flip-front" inert={flipped}>
          <Illustration className="pic" svg={PICTURES[slug]} />
          <div className="cap">
            <h3>{title}</h3>
            <button
              ref={front}
              className="btn sec-b icon"
              type="button"
              aria-expanded={flipped}
              aria-label={t`Turn card: ${title}`}
              onClick={turnByButton}
            >
              <PlusIcon />
            </button>
          </div>
        </div>
        <div className="flip flip-back back dark" inert={!flipped}>
          <p className="flip-title">{title}</p>
          <p>{short}</p>
          <div className="row between">
            <ReadMore to={`/${slug}`} title={title} />
            <button
              ref={back}
              className="btn pri icon"
              type="button"
              aria-expanded={flipped}
              aria-label={t`Turn card back: ${title}`}
              onClick={turnByButton}
            >
              <CloseIcon />
            </button>
          </div>
        </div>
      </div>
    </article>
  );
}
