import { Fragment } from 'react';

/** Keys as they are printed on the keyboard, and what they do. */
export const KeyHint = ({ keys, does }: { keys: readonly string[]; does: string }) => (
  <span>
    {keys.map((key) => (
      <Fragment key={key}>
        <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>{' '}
      </Fragment>
    ))}
    {does}
  </span>
);
