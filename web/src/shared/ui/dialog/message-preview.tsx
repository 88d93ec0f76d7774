import { t } from '@lingui/core/macro';
import { useId } from 'react';

interface Props {
  /** Names the readers: "They will receive:" */
  caption: string;
  text: string;
}

/** Preview of a message that will be sent, in the language of the page. */
export function MessagePreview({ caption, text }: Props) {
  const id = useId();
  return (
    <figure className="said" aria-labelledby={id}>
      <figcaption className="hint" id={id}>
        {caption}
      </figcaption>
      <blockquote className="quoted">{text}</blockquote>
      <p className="hint">{t`Sent in the language of their account.`}</p>
    </figure>
  );
}
