import { useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../shared/ui/form/button.tsx';
import { useFocusFallback } from '../../shared/ui/page/focus.ts';
import { BackIcon } from '../../shared/ui/display/inside-icons.ts';
import { Loaded } from '../../shared/ui/feedback/loaded.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { Outcome, withOutcome } from '../../shared/ui/feedback/outcome.tsx';

export interface ListProps {
  /** Says that an entry was created or deleted. */
  notices: ReactNode;
  /** The entry that was open before; its row takes the focus. */
  lastOpened: string | null;
  onCreate: () => void;
}

interface EditorProps {
  /** `message` replaces the message that the entry was created. */
  onSaved: (name: string, message?: string) => void;
  onClose: () => void;
}

export interface EntryProps {
  /** Props of the entry's form, which is shown if set. */
  editor: EditorProps | false;
  /** Says that the changes were saved. */
  saved: ReactNode;
  onEdit: () => void;
  onDeleted: (name: string) => void;
}

interface Props<T> {
  /** The query parameter that selects an entry. */
  param: string;
  /** Parameters of views within an entry; they are removed with it. */
  inner?: readonly string[];
  /** Loads an entry; its data is null when there is none. */
  useEntry: (id: string) => { data?: T | null; error?: unknown; mutate: () => unknown };
  texts: Record<'back' | 'gone' | 'failed' | 'saved', string> &
    Record<'created' | 'deleted', (name: string) => string>;
  list: (props: ListProps) => ReactNode;
  entry: (entry: T, props: EntryProps) => ReactNode;
  /** The dialog for a new entry. */
  creator: (props: EditorProps) => ReactNode;
}

/** A tab with a list, or one entry of it. Both can show the dialog for a new entry. */
export function EntryTab<T>({ param, inner = [], texts, list, creator, ...entries }: Props<T>) {
  const [params, setParams] = useSearchParams();
  const id = params.get(param);
  const [last, setLast] = useState(id);
  const [deleted, setDeleted] = useState<string | null>(null);
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  if (id && id !== last) setLast(id);
  const showList = (outcome?: string) =>
    setParams(
      (before) => {
        const query = new URLSearchParams(before);
        for (const name of [param, ...inner]) query.delete(name);
        return query;
      },
      outcome ? withOutcome(outcome) : undefined,
    );
  return (
    <>
      {id ? (
        <Entry
          key={id}
          id={id}
          texts={texts}
          onBack={() => showList()}
          onDeleted={(name) => {
            setCreated(null);
            setDeleted(id);
            showList(texts.deleted(name));
          }}
          {...entries}
        />
      ) : (
        list({
          notices: (
            <>
              <Outcome />
              {created && <Notice tone="ok">{created}</Notice>}
            </>
          ),
          // A deleted entry's row may still be rendered for a moment, so no row is named.
          lastOpened: last && last === deleted ? '' : last,
          onCreate: () => setCreating(true),
        })
      )}
      {creating &&
        creator({
          onClose: () => setCreating(false),
          onSaved: (name, message) => {
            setCreating(false);
            setCreated(message ?? texts.created(name));
          },
        })}
    </>
  );
}

interface FrameProps<T> {
  query: { data?: T | null; error?: unknown; mutate: () => unknown };
  texts: Record<'back' | 'gone' | 'failed', string>;
  onBack: () => void;
  /** The link back takes the focus here and when this changes, if it was lost. */
  trigger?: unknown;
  children: (entry: T) => ReactNode;
}

/** An opened entry of a list, below the link back to the list. */
export function EntryFrame<T>({ query, texts, onBack, trigger, children }: FrameProps<T>) {
  const back = useRef<HTMLButtonElement>(null);
  // Focusing also scrolls up: an entry opened far down the list would otherwise not start at its top.
  useFocusFallback(() => back.current?.focus(), trigger, true);
  return (
    <section className="tab-section">
      <div>
        <Button ref={back} kind="quiet" small onClick={onBack}>
          <BackIcon /> {texts.back}
        </Button>
      </div>
      <Loaded query={query} empty={texts.gone} failed={texts.failed}>
        {children}
      </Loaded>
    </section>
  );
}

interface OpenedProps<T> extends Pick<Props<T>, 'useEntry' | 'texts' | 'entry'> {
  id: string;
  onBack: () => void;
  onDeleted: (name: string) => void;
}

/** An entry that can be edited. */
function Entry<T>({ id, useEntry, texts, entry, onBack, onDeleted }: OpenedProps<T>) {
  const query = useEntry(id);
  const [state, setState] = useState<'editing' | 'saved'>();
  const editing = state === 'editing';
  const editor = editing && { onSaved: () => setState('saved'), onClose: () => setState(undefined) };
  const saved = state === 'saved' && (
    <Notice tone="ok" onClose={() => setState(undefined)}>
      {texts.saved}
    </Notice>
  );
  return (
    <EntryFrame query={query} texts={texts} onBack={onBack} trigger={editing}>
      {(data) => entry(data, { editor, saved, onEdit: () => setState('editing'), onDeleted })}
    </EntryFrame>
  );
}
