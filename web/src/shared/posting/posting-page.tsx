import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { DataBlock } from '../ui/page/data-block.tsx';
import { Empty, Failed, Loading } from '../ui/feedback/loaded.tsx';
import { Seo } from '../ui/page/seo.tsx';
import { embedded, PAGE_DATA, readPageData } from './page-data.ts';

/** The query of the template for postings that are not open. */
const NOT_OPEN = '?not-open';

const IS_TEMPLATE = typeof document === 'undefined';

/** The posting that the server embedded in the first page of this visit, and its JSON elements. */
const embeddedPosting = readPageData();
const EMBEDDED: { id: string; type: 'application/ld+json' | 'application/json'; json: string }[] = [
  { id: 'structured', type: 'application/ld+json', json: embedded('structured') ?? '"__POSTING_JSONLD__"' },
  { id: PAGE_DATA, type: 'application/json', json: embedded(PAGE_DATA) ?? '"__POSTING_DATA__"' },
];

interface PostingPageProps<Texts> {
  /** The texts of the template. */
  placeholders: Texts;
  view: (texts: Texts) => ReactNode;
  /** Shows a posting that the client loads, after a click on a link. */
  later: (id: string) => ReactNode;
}

/** The public page of a posting, for shared links, search engines and feeds. */
export function PostingPage<Texts extends { _id: string; state: string }>({
  placeholders,
  view,
  later,
}: PostingPageProps<Texts>) {
  const { slugAndId = '' } = useParams();
  const { search } = useLocation();
  const id = slugAndId.slice(-24);
  // One template for open postings, and one for all others (`PRERENDERED`).
  const state = search === NOT_OPEN ? 'closed' : 'open';
  const first = IS_TEMPLATE ? { ...placeholders, state } : (embeddedPosting as Texts | null);
  if (first === null || !(IS_TEMPLATE || first._id === id)) return later(id);
  return (
    <>
      {view(first)}
      {EMBEDDED.map(({ id: element, type, json }) => (
        <DataBlock key={element} type={type} id={element} text={json} />
      ))}
    </>
  );
}

interface UnloadedProps {
  title: string;
  description: string;
  error: { gone: boolean } | undefined;
  texts: { gone: string; failed: string };
  /** Leads to the open ones. */
  all: ReactNode;
  onRetry: () => void;
}

/** The page while the posting loads, or when it could not be loaded. */
export function UnloadedPosting({ title, description, error, texts, all, onRetry }: UnloadedProps) {
  return (
    <div className="wrap page-loading">
      <Seo title={title} description={description} noindex />
      <h1 className="sr">{title}</h1>
      {error?.gone ? (
        <Empty text={texts.gone} action={all} />
      ) : error ? (
        <Failed text={texts.failed} onRetry={onRetry} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
