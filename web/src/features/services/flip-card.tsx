import { BREAKPOINTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useRef, type PointerEvent } from 'react';
import { GoLink } from '../../shared/ui/go-link.tsx';
import { CloseIcon, PlusIcon } from '../../shared/ui/icons.ts';
import { Illustration } from '../../shared/ui/illustration.tsx';
import type { Service } from './data/service.ts';

interface Props {
  service: Service;
  picture: string;
  flipped: boolean;
  onFlip: (flipped: boolean) => void;
}

const isWide = () => window.innerWidth > BREAKPOINTS.mobile;

/**
 * A card with a back. Above 991 px hovering with a mouse flips it, below a tap; its button flips it at any width, for
 * the keyboard. The hidden side is inert.
 */
export function FlipCard({ service, picture, flipped, onFlip }: Props) {
  const { title, short, slug } = service;
  const front = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);

  const hover = (event: PointerEvent, over: boolean) => {
    if (event.pointerType === 'mouse' && isWide()) onFlip(over);
  };
  const turn = (to: boolean) => {
    onFlip(to);
    // The focus moves to the visible side as soon as it is no longer inert.
    requestAnimationFrame(() => (to ? back : front).current?.focus({ preventScroll: true }));
  };
  return (
    <article
      className={flipped ? 'flip-card flipped' : 'flip-card'}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onClick={(event) => {
        const onControl = (event.target as HTMLElement).closest('a, button');
        if (!onControl && !isWide()) onFlip(!flipped);
      }}
    >
      <div className="flip-inner">
        <div className="flip flip-front" inert={flipped}>
          <Illustration className="pic" svg={picture} />
          <div className="cap">
            <h3>{title}</h3>
            <button
              ref={front}
              className="btn sec-b icon"
              type="button"
              aria-expanded={flipped}
              aria-label={t`Turn card: ${title}`}
              onClick={() => turn(true)}
            >
              <PlusIcon />
            </button>
          </div>
        </div>
        <div className="flip flip-back back dark" inert={!flipped}>
          <p className="flip-title">{title}</p>
          <p>{short}</p>
          <div className="row between">
            <GoLink to={`/${slug}`} about={`about ${title}`}>{t`Read More`}</GoLink>
            <button
              ref={back}
              className="btn pri icon"
              type="button"
              aria-expanded={flipped}
              aria-label={t`Turn card back: ${title}`}
              onClick={() => turn(false)}
            >
              <CloseIcon />
            </button>
          </div>
        </div>
      </div>
    </article>
  );
}
